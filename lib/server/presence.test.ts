import { expect, it } from 'vitest'
import { createPresence } from './presence'

it('reports whether other visitors sent requests within the last second', () => {
  let time = 0
  const presence = createPresence(() => time)
  expect(presence.areOthersHere('a')).toBe(false)
  presence.note('a')
  expect(presence.areOthersHere('a'), 'alone').toBe(false)
  expect(presence.areOthersHere('b')).toBe(true)
  time = 600
  presence.note('b')
  expect(presence.areOthersHere('a')).toBe(true)
  presence.note('a')
  time = 1_599
  expect(presence.areOthersHere('a')).toBe(true)
  time = 1_600
  expect(presence.areOthersHere('a')).toBe(false)
  expect(presence.areOthersHere('b')).toBe(false)
})
