import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, herePanel, inStep, layerOf, mapOf, openMap, tableOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const LOTS = 'Parcels outside Florida'
const TWO_COUNTIES = '/map?at=33.7615,-84.3492&z=16.4&on=lots&table=half'

test('the map draws the lots of two counties in one view, and offers colors by the numbers of each county', async ({
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

test('a click in Texas draws the outline of the lot, although the statewide source supports only searches by point', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/map?at=30.2672,-97.7431&z=17&on=facilities')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  await canvasOf(page).press('Enter')
  await expect(herePanel(page).getByRole('link', { name: 'Parcel' })).toBeVisible()
  await expect(mapOf(page)).toHaveAttribute('data-sources', / lot-outline$/, drawing)
  await herePanel(page).getByRole('button', { name: 'Close what is here' }).click()
  await expect(mapOf(page)).not.toHaveAttribute('data-sources', /lot-outline/, drawing)
})

test(
  'a comparison of lots in two counties shows the values of each publisher in a separate row',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(TWO_COUNTIES)
    const listed = await inStep(page, 20)
    const ofLayer = (layer: string) => listed.filter((key) => key.startsWith(`${layer}:`)).slice(0, 2)
    const selected = [...ofLayer('ga-fulton'), ...ofLayer('ga-dekalb')].map((key) => `lots:${key}`)
    await openMap(page, `${TWO_COUNTIES}&tab=compare&sel=${selected.join()}`)
    const compared = tableOf(page).getByRole('region', { name: 'Compare what is selected' })
    await expect(compared.getByRole('columnheader')).toHaveCount(5, drawing)
    for (const [layer, empty] of [
      ['ga-fulton', [2, 3]],
      ['ga-dekalb', [0, 1]],
    ] as const) {
      const row = compared.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: `As published: TOT_APPR, ${layer}` }),
      })
      const cells = await row.getByRole('cell').allInnerTexts()
      expect(cells.flatMap((text, at) => (text.trim() === '' ? [at] : []))).toEqual(empty)
    }
    await expect(compared.getByText(/\d,\d{3} years/)).toHaveCount(0)
    await expectAccessible(page)
  },
)

const cases = [
  'Case,Parcel number,County,State',
  'secret-a,109-89-232,Maricopa,AZ',
  'secret-b,00-991260-0,Fulton,GA',
  'secret-c,123-45-678,Cuyahoga,OH',
  'secret-d,12-34,Washington,',
]

test(
  'a file of the visitor is joined with lots of several states, and a line without a state does not affect the other lines',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/map?on=file&at=33.7493,-84.3876&z=16&table=half')
    const file = layerOf(page, 'My file')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await file.getByLabel('Choose a file').setInputFiles({
      name: 'cases.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(cases.join('\n')),
    })
    await file.getByRole('button', { name: 'Look up its parcel numbers' }).press('Enter')
    await file.getByText('Join parcels of other states by number').scrollIntoViewIfNeeded()
    await file.getByRole('button', { name: 'Look up 4 parcel numbers', exact: true }).last().press('Enter')
    await expect(file.getByText('Found for 2 of 4 rows.')).toBeVisible(drawing)
    await expect(file.getByText(/^Row 4.*No official parcel layer of Cuyahoga County, OH/)).toBeVisible()
    await expect(file.getByText(/^Row 5.*Add the state/)).toBeVisible()
    await expectAccessible(page)
    const joined = page.waitForEvent('download')
    await file.getByRole('button', { name: 'CSV', exact: true }).press('Enter')
    const [, maricopa = '', fulton = ''] = (await readFile(await (await joined).path(), 'utf8')).split('\r\n')
    expect(maricopa).toContain('Parcels of Maricopa County, Arizona')
    expect(fulton).toContain('Parcels of Fulton County, Georgia')
    expect(fulton).not.toContain('Parcels_view')
    expect(sent.filter((each) => /secret|cases\.csv/.test(each))).toEqual([])
  },
)

test(
  'an analyst downloads 500 lots of the map, with license and attribution in the file',
  inLongRun,
  async ({ readsMaps: page }) => {
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
  },
)

test('the map names a county without a parcel layer on a phone', inLongRun, async ({ readsMaps: page }) => {
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
