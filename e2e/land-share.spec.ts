import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readCsv } from '@/lib/export/testing/read-csv'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { findPlace } from './support/find-place'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const place = '/land?q=40.4%2C-100.4'
const label = 'Section 17, T5N R27W, Sixth Principal Meridian, Nebraska'
const id = 'NE060050N0270W0SN170'
const publisher = 'Bureau of Land Management'

test.beforeEach(({ context }) => saveData(context))

test('a second lookup at the center of the outline finds the same section', async ({ page }) => {
  await page.goto('/land')
  await findPlace(page, '40.4, -100.4')
  const section = page.getByRole('region', { name: label })
  await expect(section.getByText(/lies in the same section/)).toBeVisible()
  await expect(section).toContainText('40.400531, -100.409261, lies in the same section')
})

test('the section downloads as CSV, XLSX, GeoJSON and JSON', async ({ page }) => {
  await page.goto(place)
  await test.step('the CSV file has one row with the source', async () => {
    const [headings = [], row = [], ...more] = readCsv(
      (await download(page, 'CSV', /^sample-data-.*\.csv$/)).toString().replace(/^\uFEFF/, ''),
    )
    expect(more).toEqual([])
    const cells = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]))
    expect(cells).toMatchObject({ Description: label, 'Section identifier': id, Publisher: publisher })
    expect(cells).toMatchObject({ 'Retrieved at': moment, Request: blm, 'Sample data': 'yes' })
    expect(cells.Caveats).toContain('not a legal land survey')
  })
  await test.step('the workbook has a sheet of sources', async () => {
    const { sheetNames, sheets } = readWorkbook(await download(page, 'Excel workbook (XLSX)', /\.xlsx$/))
    expect(sheetNames.length).toBeGreaterThan(1)
    const [table = [], about = []] = sheets.map((sheet) => [...sheet.values()].map(({ value }) => value))
    expect(table).toContain(id)
    const text = about.join('\n')
    expect(text).toContain(publisher)
    expect(text).toContain('gis.blm.gov')
    expect(text).toContain('not a legal land survey')
  })
  await test.step('the GeoJSON file has the outline and the source', async () => {
    const file = JSON.parse((await download(page, 'GeoJSON', /\.geojson$/)).toString())
    expect(file).toMatchObject({ type: 'FeatureCollection', sample: true, retrievedAt: moment })
    expect(file.sources).toMatchObject([{ publisher, request: blm }])
    expect(file.features).toMatchObject([
      { geometry: { type: 'Polygon' }, properties: { sectionId: id, provenance_retrieved_at: moment } },
    ])
  })
  await test.step('the JSON file has the section and the source', async () => {
    const file = JSON.parse((await download(page, 'JSON', /\.json$/)).toString())
    expect(file.rows).toMatchObject([{ cells: { label, sectionId: id, parts: 'NESE' } }])
    expect(file.sources).toMatchObject([{ publisher, retrievedAt: moment, request: blm }])
    expect(file.caveats.join()).toContain('not a legal land survey')
  })
})

test('a copied link opens the same result in another browser, rendered by the server', async ({
  page,
  context,
  withoutScripting,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/land')
  await findPlace(page, 'SW1/4 NE1/4 Sec. 10, T3N R2E, Boise Meridian')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await withoutScripting.goto(link)
  for (const reader of [page, withoutScripting]) {
    await expect(
      reader.getByRole('heading', { name: 'Section 10, T3N R2E, Boise Meridian, Idaho' }),
    ).toBeVisible()
    await expect(reader.getByText('ID080030N0020E0SN100', { exact: true })).toBeVisible()
    const part = reader.getByRole('region', { name: 'SW¼ NE¼ of Section 10' })
    await expect(part).toContainText('(by dividing the section, not surveyed)')
    await expect(
      reader
        .getByRole('region', { name: 'Elevation at the middle of SW¼ NE¼' })
        .getByText('2,655 ft (809.2 m)'),
    ).toBeVisible()
  }
})

for (const [link, dropped, expectedHeading] of [
  ['/land?at=999,0&q=40.4,-100.4', 'at', label],
  ['/land?at=40.4,-100.4&id=nonsense', 'id', label],
  ['/land?at=1e1,2&id=x&q=NE060050N0270W0', 'at, id', 'Sections of township T5N R27W'],
] as const) {
  test(`the partly valid link ${link} shows the valid part and names the invalid part`, async ({ page }) => {
    await page.goto(link)
    await expect(page.getByText('We could not read part of this link')).toBeVisible()
    await expect(page.getByText(`Left out: ${dropped}. Everything else was kept.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: expectedHeading })).toBeVisible()
  })
}

test('a printed result has sources and definitions, but no controls', async ({ page }) => {
  await page.goto(place)
  await expect(page.getByText(/lies in the same section/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page).toHaveTitle(/^40\.4, -100\.4: Land and survey/)
  const section = page.getByRole('region', { name: label })
  const elevation = page.getByRole('region', { name: 'Elevation at this point' })
  for (const panel of [section, elevation]) {
    await expect(panel.getByText(/^Source: /)).toBeVisible()
    await expect(panel.getByText(/^Retrieved .*20\d\d.*UTC/)).toBeVisible()
    await expect(panel.getByText('Keep in mind', { exact: true })).toBeVisible()
    await expect(panel.getByText(/^License: /)).toBeVisible()
  }
  await expect(section.getByText('not a legal land survey')).toBeVisible()
  await expect(elevation.getByText('Not for elevation certificates')).toBeVisible()
  const words = page.locator('section').filter({ hasText: 'Words used on this page' })
  await expect(words.getByRole('term')).toHaveText([
    'Township',
    'Range',
    'Section',
    'Principal meridian',
    'Aliquot part',
    'Government lot',
  ])
  await expect(page.getByText('Sample data:')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button').filter({ hasNotText: '(definition)' })).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

const moment = expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/)
const blm = expect.stringContaining('https://gis.blm.gov/')

async function download(page: Page, format: string, name: RegExp): Promise<Buffer> {
  const links = page.getByRole('navigation', { name: 'Download this section' })
  if (!(await links.isVisible())) await page.getByRole('button', { name: 'Download' }).click()
  const started: Promise<Download> = page.waitForEvent('download')
  await links.getByRole('link', { name: format, exact: true }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(name)
  return readFile(await file.path())
}
