import { setFault } from './support/faults'
import { inLongRun } from './support/long-run'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const host = 'www.federalregister.gov'

test('a failure of the Federal Register is reported and never shown as an empty list', async ({ page }) => {
  await setFault(page, host, 'down')
  await page.goto('/rules?q=thimbles&from=2019-03-01')
  await expect(page.getByText(/is down right now/)).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText('No documents')).toHaveCount(0)
  await page.goto('/rules/2019-26931')
  await expect(tryAgain(page)).toBeVisible()
})

test('a changed format of the Federal Register is reported without a retry', inLongRun, async ({ page }) => {
  await setFault(page, host, 'changed')
  await page.goto('/rules?q=thimbles&from=2019-03-02')
  await expect(page.getByText(/changed its data format/)).toBeVisible()
  await expect(tryAgain(page)).toHaveCount(0)
})
