import { isLongRun } from '@/lib/testing/long-run'
import { CALLS_IN_SLICE, faultsIn, readOperations } from './support/bad-calls'
import { expect, test } from './support/test'

const ALL = 100_000
const first = isLongRun ? 0 : Number(process.env.TEST_SEED ?? 0)
const slices = Array.from({ length: isLongRun ? ALL / CALLS_IN_SLICE : 1 }, (_, index) => first + index)

test('no malformed request causes a server error', async ({ baseURL }) => {
  test.setTimeout(slices.length * 60_000)
  const port = Number(new URL(baseURL ?? '').port)
  const operations = await readOperations(port)
  expect(operations.length).toBeGreaterThan(40)
  for (const slice of slices) {
    expect(await faultsIn(slice, port, operations), `TEST_SEED=${slice}`).toEqual([])
  }
})
