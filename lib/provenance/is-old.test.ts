import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Meta } from '@/lib/connector/result'
import { isOld } from './is-old'

const DAY = 86_400
const metaOf = (state: Meta['state'], ageSeconds: number) => ({ state, ageSeconds }) as Meta

it.each([
  ['stale', DAY, true],
  ['stale', DAY - 1, false],
  ['fresh', 30 * DAY, false],
] as const)('classifies the state %s after %i seconds as old: %s', (state, age, old) =>
  expect(isOld(metaOf(state, age))).toBe(old),
)

it('finds no page that compares the state with "stale" instead of calling isOld', () => {
  const pages = ['app', 'components']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(200)
  const direct = pages.filter((file) => /\bstate === 'stale'/.test(readFileSync(file, 'utf8')))
  expect(direct).toEqual([])
})
