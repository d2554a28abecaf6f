import { expect, it } from 'vitest'
import { createEndedSessions } from './ended-sessions'

const sessionOf = (id: string, until: number) => ({ id, until, user: 'quill-desk', secret: 'a' })

it('an ended session is remembered until the time at which it would have expired', () => {
  const ended = createEndedSessions()
  const [first, second] = [sessionOf('first', 100), sessionOf('second', 200)]
  ended.add(first, 50)
  expect([ended.has(first), ended.has(second)]).toEqual([true, false])
  ended.add(second, 100)
  expect([ended.has(second), ended.size]).toEqual([true, 1])
})
