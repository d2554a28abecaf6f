import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/node'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, herePanel, inStep, layerOf, mapOf, openMap, tableOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

test('the map draws the townships and sections that the table lists, and a click shows the description of a section', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/map?on=survey&at=43.6,-116.2&z=10.5&table=half')
  const far = await inStep(page)
  expect(far.every((id) => id.length === 15)).toBe(true)
  await openMap(page, '/map?on=survey&at=43.6,-116.2&z=13&table=half')
  const near = await inStep(page)
  expect(near.every((id) => id.length > 15)).toBe(true)

  await openMap(page, '/map?on=survey&at=43.6,-116.2&z=13')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  const size = await canvasOf(page).boundingBox()
  await page.mouse.click((size?.x ?? 0) + (size?.width ?? 0) / 2, (size?.y ?? 0) + 200)
  await expect(
    herePanel(page)
      .getByText(/^Section \d+, T\d+[NS] R\d+[EW], Boise Meridian, Idaho$/)
      .first(),
  ).toBeVisible(drawing)
  await expectAccessible(page)
})

test(
  'the layer of permits names the city and the count, and the map prints in light colors',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/map?on=permits&at=42.34,-71.09&z=15&table=half')
    await inStep(page)
    await expect(
      layerOf(page, 'Newest permits').getByText(
        /^Boston, MA: \d+ of (its|the newest) \d+ permits lie in this view\./,
      ),
    ).toBeVisible(drawing)

    // The screen is dark, but the map and its legend must print light.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        const paper = document.querySelector<HTMLCanvasElement>('[data-map-state] canvas[role="img"]')
        const data = [...(paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [])]
        const light =
          data.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (data.length * 0.75)
        const note = paper?.parentElement?.textContent?.includes('dark colors of the screen')
        document.body.dataset.paper = `${Math.round(light)} ${note}`
        dispatchEvent(new Event('afterprint'))
      }
    })
    await mapOf(page).getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.body.dataset.paper), drawing)
      .toMatch(/^2\d\d false$/)
    // A print from the browser's menu cannot be delayed, so the page prints a note that the map is dark.
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
    await page.evaluate(() => window.print())
    await expect.poll(() => page.evaluate(() => document.body.dataset.paper)).toMatch(/^\d?\d true$/)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('[data-legends]').getByText('A permit, at the position that its city publishes'),
    ).toBeVisible()
  },
)

const lines = [
  'Site;North;East;Note',
  'Corner;41,8800;-87,6800;"one; two"',
  'Yard;41,8810;-87,6790;three',
  'Lost;nowhere;-87,6790;four',
]

test('a visitor opens, joins and exports files of places, and only looked-up places leave the device', async ({
  readsMaps: page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/map?on=file&at=41.88,-87.68&z=16&table=half')
  const file = layerOf(page, 'My file')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })

  await file.getByLabel('Choose a file').setInputFiles({
    name: 'secret-sites.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(file.getByText('Which columns of secret-sites.csv hold the position?')).toBeVisible()
  await file.getByRole('button', { name: 'Show its rows' }).click()
  await expect(file.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await file.getByRole('combobox', { name: 'Latitude', exact: true }).selectOption('1')
  await file.getByRole('combobox', { name: 'Longitude', exact: true }).selectOption('2')
  await file.getByRole('button', { name: 'Show its rows' }).click()

  await expect(file.getByText('secret-sites.csv: 2 rows with a position.')).toBeVisible()
  await expect(
    file.getByText('secret-sites.csv, row 4, column North: “nowhere” is not a latitude in decimal degrees.'),
  ).toBeVisible()
  expect((await inStep(page)).toSorted()).toEqual(['2', '3'])
  await expect(tableOf(page).getByRole('cell', { name: 'one; two' })).toBeVisible()

  await tableOf(page).getByText('Export', { exact: true }).click()
  const started = page.waitForEvent('download')
  await tableOf(page).getByRole('button', { name: 'CSV', exact: true }).click()
  const saved = Buffer.concat(await (await (await started).createReadStream()).toArray()).toString()
  expect(saved).toContain('"one; two"')
  expect(saved).toContain('Corner')

  await file.getByRole('button', { name: 'Take the file off the map' }).click()
  await expect(file.getByLabel('Choose a file')).toBeVisible()
  expect(sent.filter((each) => /secret-sites|Corner|nowhere|41[.,]881/.test(each))).toEqual([])

  await file.getByLabel('Choose a file').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(clients.join('\n')),
  })
  await file.getByRole('button', { name: 'Look up its addresses or parcel numbers' }).press('Enter')
  await expect(file.getByText(/^clients\.csv: 4 rows, none with a position yet\./)).toBeVisible()
  await file.getByRole('button', { name: 'Look up 1 address', exact: true }).press('Enter')
  await expect(file.getByText('Found for 1 of 4 rows.')).toBeVisible(drawing)
  expect(await inStep(page)).toEqual(['2'])
  await file.getByRole('button', { name: 'Look up 3 parcel numbers', exact: true }).press('Enter')
  await expect(file.getByText(/^Row 4, secret-c: Several: \d\d:.+ County\)/)).toBeVisible(drawing)
  await expect(file.getByText(/^Row 5, secret-d: No parcel of the current Florida roll/)).toBeVisible()
  await expectAccessible(page)
  await file.getByRole('button', { name: 'Show all its rows' }).press('Enter')
  expect((await inStep(page)).toSorted()).toEqual(['2', '3'])

  const joined = page.waitForEvent('download')
  await file.getByRole('button', { name: 'CSV', exact: true }).press('Enter')
  const [head = '', ...rows] = Buffer.concat(await (await (await joined).createReadStream()).toArray())
    .toString()
    .split('\r\n')
  expect(head).toContain('Parcel record: Just value (dollars)')
  expect(rows.filter((row) => row.includes('secret-'))).toHaveLength(4)
  expect(rows[1]).toContain("'=secret()")

  expect(sent.filter((each) => each.includes('secret'))).toEqual([])
  const lookUps = sent.filter((each) => /\/api\/places\?|\/parcels\/find/.test(each))
  expect(lookUps.map((each) => decodeURIComponent(each.replace(/^https?:\/\/[^/]*/, '')).trim())).toEqual([
    '/api/places?q=742+W+Inkwell+St,+Chicago,+IL',
    '/parcels/find {"asked":["27:082S305005000002","00-0029-0250568","99-1"]}',
  ])

  await file.getByLabel('Choose another file').setInputFiles({
    name: 'sites.kml',
    mimeType: 'application/vnd.google-earth.kml+xml',
    buffer: Buffer.from(kml),
  })
  await expect(file.getByText('sites.kml: 1 row with a position.')).toBeVisible()

  const workbook = await writeWorkbook([
    [{ value: 'Site' }, { value: 'Latitude' }, { value: 'Longitude' }],
    [{ value: 'Pump' }, { value: 41.88 }, { value: -87.68 }],
  ]).toBuffer()
  for (const [name, buffer] of [
    ['sites.xlsx', workbook],
    ['sites.kmz', Buffer.from(zipSync({ 'doc.kml': strToU8(kml) }))],
  ] as const) {
    const mimeType = 'application/octet-stream'
    await file.getByLabel('Choose another file').setInputFiles({ name, mimeType, buffer })
    await expect(file.getByText(`${name}: 1 row with a position.`)).toBeVisible()
  }

  await dropManyRows(page)
  await expect(file.getByText('many.csv: 100,000 rows with a position.')).toBeVisible(drawing)
})

const clients = [
  'Name,Street,City,State,Parcel,Note',
  'secret-a,742 W Inkwell St,Chicago,IL,,',
  'secret-b,,,,27:082S305005000002,=secret()',
  'secret-c,,,,00-0029-0250568,',
  'secret-d,,,,99-1,',
]

const kml =
  '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Well</name><Point><coordinates>-87.68,41.88,0</coordinates></Point></Placemark></kml>'

async function dropManyRows(page: Page): Promise<void> {
  const dropped = await page.evaluateHandle(() => {
    const rows = Array.from({ length: 100_000 }, (_, row) =>
      ['Site', row, 41 + (row % 1000) / 1000, -88 + Math.floor(row / 1000) / 100].join(),
    )
    const data = new DataTransfer()
    data.items.add(new File([['kind,number,lat,lon', ...rows].join('\n')], 'many.csv', { type: 'text/csv' }))
    return data
  })
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: dropped })
}
