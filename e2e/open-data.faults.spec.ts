import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const portal = 'data.seattle.gov'

test('a failed catalog is reported and never shown as an empty list', async ({ page }) => {
  await setFault(page, 'api.us.socrata.com', 'down')
  await page.goto('/open-data?q=orchards')
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText('No data set found')).toHaveCount(0)
  await expect(page.getByText(/its address above/)).toBeVisible()
})

test('a portal that fails between the columns and the rows does not affect the rest of the page', async ({
  page,
}) => {
  const dataset = `/open-data/${portal}/76t5-zqzr`
  await page.goto(dataset)
  await expect(page.getByRole('table', { name: /^Rows of/ })).toBeVisible()
  await setFault(page, portal, 'down')
  await page.goto(`${dataset}?offset=50`)
  await expect(page.getByText('The data set and its columns are still shown below.')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Columns of/ })).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText(/^No row/)).toHaveCount(0)
})
