import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime, withinFile } from './page-deadline'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const publisher = 'The Degree Office'
const never = new Promise<never>(() => {})
const minute = 60_000

it("a file ends within a proxy's time limit, even after several slow requests in sequence", async () => {
  const file = withinFile(async () => [await inTime(never, publisher), await inTime(never, publisher)])
  await vi.advanceTimersByTimeAsync(minute)
  const late = { ok: false, error: { code: 'upstream_timeout', message: expect.stringContaining(publisher) } }
  expect(await file).toMatchObject([late, late])
})

it('a file still includes cached results after its deadline', async () => {
  const cached = { ok: false as const, error: { code: 'not_found' as const, message: 'None.', issues: [] } }
  const file = withinFile(async () => {
    await inTime(never, publisher)
    return inTime(Promise.resolve(cached), publisher)
  })
  await vi.advanceTimersByTimeAsync(minute)
  expect(await file).toBe(cached)
})
