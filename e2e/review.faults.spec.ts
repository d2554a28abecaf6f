import { setFault } from './support/faults'
import { mapsOnlyWhereNamed } from './support/save-data'
import { expect, test } from './support/test'

test.beforeEach(mapsOnlyWhereNamed)

const services = 'services.arcgis.com/cJ9YHowT8TU7DUyn/arcgis/rest/services'

test('the lists of a review appear while the service of Superfund boundaries does not respond', async ({
  page,
}) => {
  await setFault(page, `${services}/FAC_Superfund_Site_Boundaries_EPA_Public`, 'stalled')
  await page.goto('/environment/review?at=33.4484,-112.0741', { waitUntil: 'commit' })
  await expect(page.getByRole('table', { name: /^Federal lists/ }).getByRole('row')).toHaveCount(16)
  await expect(page.locator('#boundaries')).toHaveCount(0)
  await expect(page.locator('#boundaries')).toContainText('We could not ask')
})

test('the heading of a review appears while no list responds', async ({ page }) => {
  await setFault(page, 'services.arcgis.com', 'stalled')
  await page.goto('/environment/review?at=33.4584,-112.0641', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Records review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Asking')
})
