import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { layerOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

/** A layer of the workspace whose source is down says so, and nothing else of the map waits. */

const silent = {
  'Survey grid': 'gis.blm.gov',
  'Flood zones': 'hazards.fema.gov',
  Wetlands: 'fwspublicservices.wim.usgs.gov',
  Soils: 'sdmdataaccess.sc.egov.usda.gov',
  'Regulated facilities': 'echodata.epa.gov',
}

test('each layer whose source is down is told of and can be asked again; streets too; parcels go on', async ({
  page,
  provoke,
}) => {
  provoke(502, 503, 504)
  for (const host of [...Object.values(silent), 'tigerweb.geo.census.gov']) await setFault(page, host, 'down')
  await page.goto('/map?on=parcels,facilities,floods,wetlands,soils,survey&at=27.9506,-82.4572&z=15')
  await expect(
    layerOf(page, 'Parcels, Florida').getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/),
  ).toBeVisible(drawing)
  for (const title of Object.keys(silent))
    await expect(layerOf(page, title).getByRole('button', { name: /again/i })).toBeVisible(drawing)
  await expect(page.getByText(/^Some streets are not loaded/)).toBeVisible(drawing)
  await expectAccessible(page)
})
