import { expect, it } from 'vitest'
import { createEndedSessions } from './ended-sessions'

const sessionOf = (id: string, until: number) => ({ id, until, user: 'quill-desk', secret: 'a' })

it('knows an ended sign-in and no other, and forgets it when it would have ended by itself', () => {
  const ended = createEndedSessions()
  const [first, second] = [sessionOf('first', 100), sessionOf('second', 200)]
  ended.add(first, 50)
  expect([ended.has(first), ended.has(second)]).toEqual([true, false])
  ended.add(second, 100)
  expect([ended.has(second), ended.size]).toEqual([true, 1])
})
