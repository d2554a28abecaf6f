import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/expect-accessible'
import { inStep, layerOf, openMap, tableOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const LOTS = 'Parcels, other states'
/** The boundary between Fulton and DeKalb County crosses this view. */
const TWO_COUNTIES = '/map?at=33.7615,-84.3492&z=16.4&on=lots&table=half'

test('the map draws the lots of two counties in one view, each with its own published numbers', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(TWO_COUNTIES)
  const listed = await inStep(page, 20)
  const layers = new Set(listed.map((key) => key.split(':')[0]))
  expect([...layers].toSorted()).toEqual(['ga-dekalb', 'ga-fulton'])
  const lots = layerOf(page, LOTS)
  const options = lots.getByLabel('Color by').locator('option')
  const values = await options.evaluateAll((each) => each.map((option) => option.getAttribute('value') ?? ''))
  const ofFulton = values.find((value) => value.startsWith('ga-fulton.')) ?? ''
  expect(values.some((value) => value.startsWith('ga-dekalb.'))).toBe(true)
  await lots.getByLabel('Color by').selectOption(ofFulton)
  await expect(lots.getByText('Legend')).toBeVisible(drawing)
  await expect(page).toHaveURL(/look=lots\.color:ga-fulton\./)
  await expectAccessible(page)
})

test('an analyst downloads 500 lots of the map, with license and attribution in the file', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/map?at=33.4484,-112.074&z=15.1&on=lots&table=half')
  await inStep(page, 500)
  const table = tableOf(page)
  await table.getByText('Export', { exact: true }).click()
  const group = table.getByRole('list', { name: /^All columns of the source, 500 parcels/ })
  const saved = page.waitForEvent('download')
  await group.getByRole('button', { name: 'CSV', exact: true }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  const [head = ''] = file.split('\r\n')
  expect(head).toContain('License')
  expect(head).toContain('Attribution')
  expect(file.split('\r\n').length).toBeGreaterThanOrEqual(501)
})

test('the map names a county without a parcel layer, also on a phone', async ({ readsMaps: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/map?at=39.9612,-82.9988&z=16.4&on=lots')
  await page.getByRole('button', { name: 'Layers' }).click()
  await expect(layerOf(page, LOTS).getByText(/Franklin County, OH.*no official parcel layer/)).toBeVisible(
    drawing,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await openMap(page, '/map?at=33.4484,-112.074&z=16.4&on=lots&table=half')
  await inStep(page, 20)
})
