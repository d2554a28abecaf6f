import { setFault } from './support/faults'
import { layerOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test('the map names a failed county layer with its cause, and reads the statewide layer instead', async ({
  page,
  provoke,
}) => {
  provoke(503)
  await setFault(page, 'gisdata.pima.gov', 'down')
  await page.goto('/map?on=lots&at=32.3,-111.05&z=16')
  const lots = layerOf(page, 'Parcels outside Florida')
  await expect(
    lots.getByText(
      /Pima County, AZ.*read from the layer of all of Arizona. The service of Pima County, Arizona/,
    ),
  ).toBeVisible(drawing)
})

/**
 * Each fault needs a different county, because the description of a layer is cached for a day. All are in
 * Georgia, because no statewide layer can replace the failed layer there.
 */
const broken = [
  ['gone', 'ga-bulloch', '32.39977,-81.73368', /no longer at its address/],
  ['certificateRefused', 'ga-burke', '33.05034,-81.93054', /a certificate that does not hold/],
  ['tokenRequired', 'ga-charlton', '30.7178,-82.1559', /no longer public/],
  ['stopped', 'ga-clarke', '33.94289,-83.38886', /is stopped/],
  ['html', 'ga-cobb', '33.91193,-84.53692', /a web page instead of data/],
  ['pointsNotOutlines', 'ga-dawson', '34.47743,-84.1504', /has no outlines of lots/],
] as const

const addresses = {
  'ga-bulloch':
    'services6.arcgis.com/XxfLDid4CNOqpdhy/ArcGIS/rest/services/Parcelswithparcelno/FeatureServer/0',
  'ga-burke': 'services1.arcgis.com/YwCV9A7cLN6cgxhP/ArcGIS/rest/services/Base_TaxParcels/FeatureServer/2',
  'ga-charlton':
    'services2.arcgis.com/PYn6bWCjT6bhw1z3/ArcGIS/rest/services/Charlton_GA_Parcel/FeatureServer/0',
  'ga-clarke': 'enigma.accgov.com',
  'ga-cobb': 'gis.cobbcounty.org',
  'ga-dawson':
    'services7.arcgis.com/Ptz860OPLeIY55cX/ArcGIS/rest/services/Energov_Layers_Update2021/FeatureServer/3',
} as const

test('a failed layer shows the cause and a link to the publisher instead of “no parcel”', async ({
  page,
}) => {
  test.slow()
  for (const [fault, layer, at, cause] of broken) {
    await setFault(page, addresses[layer], fault)
    for (const path of [`/place?at=${at}`, `/parcels/${layer}?id=1-2-3`]) {
      await page.goto(path)
      const region = path.startsWith('/place')
        ? page.getByRole('region', { name: 'Parcel' })
        : page.getByRole('main')
      await expect(region.getByText(cause)).toBeVisible()
      await expect(
        region.getByRole('link', { name: /^the publisher’s page for .* County, Georgia$/ }),
      ).toHaveAttribute('href', /^https:/)
      await expect(region.getByText(/no parcel/i)).toHaveCount(0)
    }
  }
})

test('a lot whose layer lost its number column is found by place, and the missing column is reported', async ({
  page,
}) => {
  await setFault(page, 'geo.forsythco.com', 'numberColumnGone')
  await page.goto('/place?at=34.19181,-84.096')
  const panel = page.getByRole('region', { name: 'Parcel' })
  await expect(panel.getByText('Area of the outline')).toBeVisible()
  await expect(panel.getByText(/which held the parcel number, is gone from the layer/)).toBeAttached()
})

test('the map explains why a county is empty, and links to the publisher', async ({ page, provoke }) => {
  provoke(502)
  await setFault(page, addresses['ga-bulloch'], 'gone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/map?on=lots&at=32.39977,-81.73368&z=16')
  const notice = page.locator('[data-failure="lots"]')
  await expect(notice.getByText(/Bulloch County, Georgia is no longer at its address/)).toBeVisible(drawing)
  await expect(
    notice.getByRole('link', { name: 'Publisher’s page for Bulloch County, Georgia' }),
  ).toBeVisible()
  await expect(page.getByText(/^No parcels/)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/map?on=lots&at=32.39977,-81.73368&z=16&table=half')
  await expect(notice).toHaveCount(1, drawing)
  await expect(page.getByRole('region', { name: 'Table' }).locator('[data-failure="lots"]')).toBeVisible()
})
