import { test } from './test'

/** A journey that fails fails the run. Those of a file that calls this may be tried once more; the report says why. */
export function allowSecondTry(because: string): void {
  test.describe.configure({ retries: 1 })
  test.beforeEach(() => {
    test.info().annotations.push({ type: 'second try allowed', description: because })
  })
}
