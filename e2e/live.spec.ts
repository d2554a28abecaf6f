import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { tableOf } from './support/map'
import { expect, test } from './support/test'

test(
  'an analyst gets the URLs of a list of facilities for QGIS, ArcGIS and Excel',
  inLongRun,
  async ({ page, request }) => {
    await page.goto('/environment?at=33.45,-112.07&radius=0.7')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('link', { name: 'Open in QGIS, ArcGIS or Excel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open in QGIS, ArcGIS or Excel')
    await expectAccessible(page)
    const hrefIn = (region: string) =>
      page.getByRole('region', { name: region }).getByRole('link').first().getAttribute('href')
    const [ogc, arcgis, csv] = [
      await hrefIn('QGIS'),
      await hrefIn('ArcGIS Pro and ArcGIS Online'),
      await hrefIn('Excel and Google Sheets'),
    ]
    const items = await (await request.get(`${ogc}/collections/rows/items?limit=1000`)).json()
    expect(items.numberMatched).toBeGreaterThan(0)
    expect(items.features).toHaveLength(items.numberMatched)
    const form = { where: '1=1', returnCountOnly: 'true', f: 'json' }
    expect(await (await request.post(`${arcgis}/query`, { form })).json()).toEqual({
      count: items.numberMatched,
    })
    const table = await (await request.get(csv ?? '')).text()
    expect(table.trim().split('\r\n')).toHaveLength(items.numberMatched + 1)
    const feature = items.features[0]
    const one = await request.get(`${ogc}/collections/rows/items/${encodeURIComponent(feature.id)}`)
    expect(await one.json()).toMatchObject({ id: feature.id, properties: feature.properties })

    await page.getByRole('link', { name: /^Rows: / }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(Math.min(items.numberMatched, 100) + 1)
    await expectAccessible(page)
  },
)

test('an analyst gets a URL for QGIS with the layers that the map shows', async ({ page, request }) => {
  await page.goto('/map?at=33.45,-112.07&z=14&on=facilities')
  await tableOf(page).getByRole('button', { name: 'Open the table' }).click()
  await expect(tableOf(page).getByText(/^Showing \d+ of \d+ facilities in view/)).toBeVisible()
  await tableOf(page).getByText('Export', { exact: true }).click()
  await page.getByRole('link', { name: 'Open the layers of this view in QGIS, ArcGIS or Excel' }).click()
  await expect(page.getByText('Regulated facilities').first()).toBeVisible()
  const address = await page
    .getByRole('region', { name: 'QGIS' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  const { collections } = await (await request.get(`${address}/collections`)).json()
  expect(collections.map(({ id }: { id: string }) => id)).toContain('facilities')
  const items = await request.get(`${address}/collections/facilities/items?limit=1000`)
  expect((await items.json()).numberMatched).toBeGreaterThan(0)
})
