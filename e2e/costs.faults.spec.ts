import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const host = 'api.bls.gov'

test('a failed source is reported, and series that were loaded before are still shown', async ({ page }) => {
  await page.goto('/costs?series=WPU081&from=2019&to=2020')
  await expect(page.getByRole('heading', { name: '2019 to 2020' })).toBeVisible()
  await setFault(page, host, 'down')
  await page.goto('/costs?series=WPU1017')
  await expect(page.getByText(/is down right now/)).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/costs?series=WPU081,WPU1017&from=2019&to=2020')
  await expect(page.getByText('1 of 2 loaded in full')).toBeVisible()
  await expect(page.getByText(/^We could not load 2019 to 2020/)).toBeVisible()
  await expect(page.getByRole('table').getByRole('row', { name: /^Dec 2020/ })).toBeVisible()
  await expectAccessible(page)
})

test('a source with a changed format is reported without a retry', async ({ page }) => {
  await setFault(page, host, 'changed')
  await page.goto('/costs?series=WPU1321')
  await expect(page.getByText(/changed its data format/)).toBeVisible()
  await expect(tryAgain(page)).toHaveCount(0)
  await page.goto('/sources/federal-labor-stats')
  await expect(page.getByText(/of the 500 questions it answers a day are left/)).toBeVisible()
})
