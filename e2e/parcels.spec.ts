import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toMapId } from '@/connectors/us-florida-parcels/public'
import { readCsv } from '@/lib/export/testing/read-csv'
import { expectAccessible } from './support/expect-accessible'
import {
  canvasOf,
  drawing,
  findBox,
  inStep,
  listOf,
  panel,
  panelButton,
  pixelOf,
  rowsOf,
} from './support/parcels'
import { saveData } from './support/save-data'
import { small } from './support/small'
import { expect, test } from './support/test'

/** What an analyst does with the Florida map: narrow, select, compare, take away, pass on. */

test.use(small)

const pensacola = '30.42, -87.22'

test('an analyst filters, compares, exports and shares, and the recipient sees the same', async ({
  page,
  browser,
}) => {
  await page.goto('/parcels?z=16&color=built')
  await findBox(page).fill(pensacola)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('30.42,-87.22')
  const everyone = await inStep(page)

  await panelButton(page, 'Filters').click()
  await page.getByLabel('Lowest just value').fill('$200,000')
  await page.getByLabel('Highest just value').fill('450000')
  const count = page.getByText(/^[\d,]+ of [\d,]+ parcels in view meet these filters\.$/)
  const [matched = 0, total = 0] = figuresIn(await count.innerText())
  expect(total).toBe(everyone.length)
  expect(matched).toBeGreaterThan(5)
  expect(matched).toBeLessThan(total)
  await page.getByRole('button', { name: `Show ${matched} results` }).click()
  await expect(page).toHaveURL(/min=200000&max=450000/)
  await expect(
    page.getByText(`Showing all ${matched} parcels in view that meet the filters (${total} in view).`),
  ).toBeVisible()
  expect(await inStep(page)).toHaveLength(matched)

  const rows = await rowsOf(page, () => page.getByLabel('Sort by').selectOption('value'))
  expect(rows).toHaveLength(matched)
  const values = rows.map(({ justValue }) => justValue ?? 0)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(Math.max(...values)).toBeLessThanOrEqual(450_000)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(200_000)
  const sorted = rows.map(({ key }) => toMapId(key))
  await expect.poll(() => listedHere(page), 'in the order asked for').toEqual(sorted)

  for (const index of [0, 1]) await listOf(page).getByRole('checkbox').nth(index).check()
  const third = rows.slice(2).find(({ polygons }) => polygons === 1)
  if (!third) throw new Error('no third parcel to choose on the map')
  await canvasOf(page).click({ position: await pixelOf(page, third) })
  await expect(panelButton(page, 'Selected (3)')).toBeVisible()
  const selected = [...rows.slice(0, 2), third].map(({ key }) => toMapId(key)).join(',')
  await expect.poll(() => selectionIn(page)).toBe(selected)

  const csv = readCsv((await download(page, 'CSV')).replace(/^\uFEFF/, ''))
  const [headings = [], ...cells] = csv
  expect(cells.map((row) => row[headings.indexOf('Parcel number')])).toEqual(
    rows.map(({ parcelId }) => parcelId),
  )
  for (const heading of ['Source', 'Retrieved at', 'Roll year', 'Sample data']) {
    expect(new Set(cells.map((row) => row[headings.indexOf(heading)] || 'nothing'))).not.toContain('nothing')
  }
  const [first = []] = cells
  for (const heading of ['Publisher', 'Request'])
    expect(first[headings.indexOf(heading)], 'once in the file').toBeTruthy()
  expect(headings.join('\n')).not.toMatch(/owner|mail/i)
  const geojson = JSON.parse(await download(page, 'GeoJSON'))
  expect(geojson.features).toHaveLength(matched)
  const [{ geometry, properties }] = geojson.features
  expect(geometry.type).toMatch(/Polygon$/)
  expect(Object.keys(properties).join('\n')).not.toMatch(/own|mail/i)

  await panelButton(page, 'Compare').click()
  const table = page.getByRole('table', { name: 'Parcels side by side' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /^Street address/ })).not.toContainText('Differs')
  await expect(table.getByRole('row', { name: /^County/ })).not.toContainText('Differs')

  await expect(page).toHaveURL(/panel=compare/)
  const link = (await page.getByRole('link', { name: 'Link to this view' }).getAttribute('href')) ?? ''
  const recipient = await browser.newPage(small)
  await recipient.goto(new URL(link, page.url()).toString())
  await expect(recipient.getByRole('table', { name: 'Parcels side by side' })).toHaveText(
    await table.innerText(),
    { useInnerText: true },
  )
  await expect(panelButton(recipient, 'Compare')).toHaveAttribute('aria-pressed', 'true')
  await expect(recipient.getByLabel('Color parcels by')).toHaveValue('built')
  await panelButton(recipient, 'List').click()
  await expect(recipient.getByLabel('Sort by')).toHaveValue('value')
  await inStep(recipient)
  await expect.poll(() => listedHere(recipient)).toEqual(sorted)
  await expect(listOf(recipient).getByRole('checkbox', { checked: true })).toHaveCount(3)
  await panelButton(recipient, 'Filters').click()
  await expect(recipient.getByLabel('Lowest just value')).toHaveValue('200000')
  await recipient.close()
})

test('pasted numbers are found, missed, or asked about, and 501 are refused at the field', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/parcels?panel=selected')
  const box = page.getByLabel('Select by parcel number')
  const find = page.getByRole('button', { name: 'Find and select' })
  await box.fill('082S305005000002\n00-0029-0250568\tNO SUCH 0001\n27:270S041017007066')
  await find.click()
  await expect(page.getByText('2 found and selected, 1 not found, 1 used by several counties.')).toBeVisible()
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'NO SUCH 0001' })).toBeVisible()
  const choice = page.getByRole('group', { name: 'Which 00-0029-0250568 do you mean?' })
  await choice.getByRole('button', { name: /^Orange County/ }).click()
  await expect(panelButton(page, 'Selected (3)')).toBeVisible()
  await expect
    .poll(() => selectionIn(page))
    .toBe('27:082S305005000002,27:270S041017007066,58:00-0029-0250568')

  const many = Array.from({ length: 501 }, (_, index) => `270S0410${String(index).padStart(8, '0')}`)
  await box.fill(many.join('\n'))
  await find.click()
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await expectAccessible(page)
  await problem.getByRole('link', { name: /501 parcel numbers\. At most 500 can be selected/ }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveValue(many.join('\n'))
  await expect(panelButton(page, 'Selected (3)')).toBeVisible()

  const link = page.getByRole('button', { name: 'Move to the front' })
  await link.last().click()
  await expect.poll(() => selectionIn(page)).toMatch(/^58:/)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(panelButton(page, 'Selected (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(panelButton(page, 'Selected (0)')).toBeVisible()
})

test('the selection is downloaded as it was chosen, wherever it lies', async ({ page, context }) => {
  await saveData(context)
  await page.goto('/parcels?panel=selected&sel=58:00-0029-0250568,27:082S305005000002')
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
  // The link names no place: it leads to where both are in sight.
  await expect(page).toHaveURL(/at=29\.\d+,-8\d\.\d+/)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const text = await readFile(await (await started).path(), 'utf8')
  const [headings = [], ...cells] = readCsv(text.replace(/^\uFEFF/, ''))
  expect(cells.map((row) => row[headings.indexOf('Parcel number')])).toEqual([
    '00-0029-0250568',
    '082S305005000002',
  ])
  expect(headings.join('\n')).not.toMatch(/owner|mail/i)
})

test('more is selected than a link can hold, and that is said; a reload keeps it', async ({
  page,
  context,
}) => {
  await saveData(context)
  const rows = await rowsOf(page, () => page.goto('/parcels?at=30.42,-87.22&z=16'))
  const keys = rows.slice(0, 300).map(({ key }) => key)
  await panelButton(page, /^Selected/).click()
  await page.getByLabel('Select by parcel number').fill(keys.join('\n'))
  await page.getByRole('button', { name: 'Find and select' }).click()
  await expect(panelButton(page, 'Selected (300)')).toBeVisible()
  await expect(page.getByText(/^The selection is too long for a link\./)).toContainText(
    /the first \d+ selected parcels, not the other \d+/,
  )
  expect(page.url().length).toBeLessThanOrEqual(2_000)
  await page.reload()
  await expect(panelButton(page, 'Selected (300)')).toBeVisible()
})

test('far out there is a count or a word, a way in, and no tile is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(tiles\/parcels|parcels\/view)/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/parcels')
  await expect(page.getByText('This view is too large to count.')).toBeVisible()
  await page.goto('/parcels?at=30.42,-87.22&z=14')
  await expect(page.getByText(/^About [\d,]+ parcels are in view\./)).toBeVisible(drawing)
  await expect(page.getByText('The count includes pieces of land without a parcel number')).toBeVisible()
  expect(await inStep(page)).toEqual([])
  expect(asked).toEqual([])
  await panel(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(panel(page).getByText(/^Showing (all|1 to)/)).toBeVisible(drawing)
  expect((await inStep(page)).length).toBeGreaterThan(100)
})

test('of a link that is half wrong the rest is kept, and what was left out is named', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto(
    '/parcels?at=30.42,-87.22&z=17&min=100000&max=lots&sort=best&color=use&sel=27:270S041017007066,99:1',
  )
  const notice = page.getByText('We could not read part of this link').locator('..')
  await expect(notice).toContainText('Left out:')
  for (const name of ['max', 'sort', 'sel']) await expect(notice).toContainText(new RegExp(`\\b${name}\\b`))
  await expect(notice).not.toContainText(/\b(min|color|at)\b/)
  await expect(page.getByRole('list', { name: 'Filters' })).toHaveText(/^Just value ≥ \$100,000/)
  await expect(page.getByLabel('Color parcels by')).toHaveValue('use')
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
})

test('a filter that cannot be is refused at its field', async ({ page, context }) => {
  await saveData(context)
  await page.goto('/parcels?at=30.42,-87.22&z=17&panel=filter')
  await page.getByLabel('Lowest just value').fill('500000')
  await page.getByLabel('Highest just value').fill('100000')
  await page.getByRole('button', { name: 'Show results' }).click()
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await problem.getByRole('link', { name: /^The highest value is below the lowest/ }).click()
  await expect(page.getByLabel('Highest just value')).toBeFocused()
})

async function listedHere(page: Page): Promise<string[]> {
  return ((await listOf(page).getAttribute('data-list')) ?? '').split(' ')
}

const selectionIn = (page: Page) => new URL(page.url()).searchParams.get('sel')

const figuresIn = (text: string) =>
  [...text.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')))

async function download(page: Page, format: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: format, exact: true }).click()
  return readFile(await (await started).path(), 'utf8')
}
