import { setFault } from './support/faults'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

test('a failed portal is reported instead of a place without permits', async ({ page }) => {
  await setFault(page, 'data.nola.gov', 'down')
  await page.goto('/permits?source=new-orleans-new-residential')
  await expect(page.getByText(/The open data portal for New Orleans is down right now/)).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expect(page.getByText(/No permits to show/)).toHaveCount(0)
  await setFault(page, 'data.austintexas.gov', 'down')
  await page.goto('/permits?market=austin&property=150+E+Nightjar+St')
  await expect(page.getByText(/The open data portal for Austin is down right now/)).toBeVisible()
  await expect(page.getByText(/No records found/)).toHaveCount(0)
})

test('a city is still found while the address lookup is down', async ({ page }) => {
  await setFault(page, 'geocoding.geo.census.gov', 'down')
  await page.goto('/permits?q=77+Nowhere+Knoll+Lane')
  await expect(page.getByText(/without the address look-up/)).toBeVisible()
  await page.goto('/permits?q=77+Nowhere+Knoll+Lane,+Chicago,+IL')
  await expect(page.getByText(/is not answering right now, so the place is the city/)).toBeVisible()
  await page.goto('/permits?q=Chicago,+IL')
  await expect(page.getByRole('heading', { name: /^New construction in Chicago, Illinois: / })).toBeVisible()
})
