import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { expectAccessible } from './support/expect-accessible'
import { readable } from './support/readable'
import { mapsOnlyWhereNamed } from './support/save-data'
import { expect, test } from './support/test'

const source = '/permits?source=chicago-new-construction'

test.beforeEach(mapsOnlyWhereNamed)

async function ask(page: Page, place: string) {
  await page.goto('/permits')
  await page.getByLabel('Address or city').fill(place)
  await page.getByRole('button', { name: 'Find permits' }).click()
}

const listed = (page: Page) => page.locator('#permits tbody tr')
const records = (page: Page) => page.locator('#records section ol > li')

async function fileOf(page: Page, request: APIRequestContext, name: string | RegExp) {
  const href = await page.getByRole('link', { name, exact: typeof name === 'string' }).getAttribute('href')
  return (await request.get(href ?? '')).body()
}

function rowsOf(workbook: Buffer): number {
  const [sheet] = readWorkbook(workbook).sheets
  return new Set([...(sheet?.keys() ?? [])].map((cell) => cell.replace(/\D/g, ''))).size
}

test('a visitor gets from an address to the records by year, filters by kind and downloads the visible rows', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/permits')
  await expect(page.getByText(/New construction from \d+ sources in \d+ states/)).toBeVisible()
  await ask(page, '157 W Nightjar St, Chicago, IL')
  await expect(page.getByRole('heading', { level: 1, name: 'Permits', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is not covered' })).toBeVisible()
  await expect(page.getByText('A permit is not proof that construction started or finished.')).toBeVisible()
  const title = await page.locator('#records h2').innerText()
  expect(title).toMatch(/violation.*permit/)
  const all = (title.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0)
  expect(all).toBeGreaterThan(2)
  await expect(records(page)).toHaveCount(all)
  const years = (await page.locator('#records h3').allInnerTexts()).map(Number)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  await expect(page.getByText(/was taken out|were taken out/).first()).toBeVisible()
  expect(rowsOf(await fileOf(page, request, /XLSX/))).toBe(all + 1)
  await page.getByLabel('Kind of record').selectOption('violations')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/market=chicago.*what=violations/)
  await expect(page.getByRole('heading', { name: /^1 (\w+ )?violation$/ })).toBeVisible()
  await expect(records(page)).toHaveCount(1)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Chicago building violations' }).last(),
  ).toContainText('1 found')
  const file = JSON.parse((await fileOf(page, request, 'JSON')).toString())
  expect(file.rows.map(({ cells }: { cells: { kind: string } }) => cells.kind)).toEqual([
    'property-violation',
  ])
  const recipient = await browser.newPage()
  await recipient.goto(page.url())
  await expect(records(recipient)).toHaveCount(1)
  await recipient.close()
})

test('the page of a source shows counts by month, the newest rows and a map, and files contain the selected period', async ({
  page,
  request,
}) => {
  await page.goto(source)
  const heading = page.getByRole('heading', { name: /: the newest 100 of [\d,]+ permits, / })
  await expect(heading).toBeVisible()
  const total = Number(/of ([\d,]+)/.exec(await heading.innerText())?.[1]?.replace(/,/g, ''))
  await expect(listed(page)).toHaveCount(100)
  await page.getByText('The same numbers as a table').click()
  const months = page.getByRole('table', { name: 'Rows of the whole period, by month' })
  const counts = await months.getByRole('row').all()
  const cells = await Promise.all(counts.slice(1).map((row) => row.getByRole('cell').first().innerText()))
  expect(cells.reduce((sum, text) => sum + Number(text.replace(/,/g, '')), 0)).toBe(total)
  expect(total).toBeGreaterThan(100)
  expect(JSON.parse((await fileOf(page, request, 'JSON')).toString()).rows).toHaveLength(total)
  await page.getByLabel('Issued from').fill('2026-09-10')
  await page.getByLabel('Issued through').fill('2026-10-20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/from=2026-09-10&to=2026-10-20/)
  const count = await listed(page).count()
  expect(count).toBeGreaterThan(0)
  const geojson = JSON.parse((await fileOf(page, request, 'GeoJSON')).toString())
  expect(geojson.features).toHaveLength(count)
  const days = geojson.features.map((each: { properties: { date: string } }) => each.properties.date)
  expect(days.toSorted()[0] >= '2026-09-10' && days.toSorted().at(-1) <= '2026-10-20').toBe(true)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV', exact: true }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('issue_date')
  expect(csv).not.toMatch(/contact_1|contractor_1/)
  await listed(page).nth(2).getByRole('link').click()
  await expect(listed(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(listed(page).nth(2).getByText('issue_date', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map of the permits' })).toHaveAttribute(
    'data-map-state',
    'idle',
    { timeout: 60_000 },
  )
})

test('the name of the tool and the field for a city are on every page, and the map fits its dots', async ({
  page,
}) => {
  await ask(page, 'Chicago, IL')
  await page.getByLabel('Issued from').fill('2026-09-10')
  await page.getByLabel('Issued through').fill('2026-10-20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/source=chicago-new-construction.*from=2026-09-10/)
  await expect(page.getByLabel('Address or city')).toHaveValue('Chicago, IL')
  await expect(page.getByRole('heading', { level: 1, name: 'Permits', exact: true })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /^New construction in Chicago, Illinois: \d+ permits, September 10/ }),
  ).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of the permits' })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
  await expect(
    map.getByText('200 feet', { exact: true }).or(map.getByText('500 feet', { exact: true })),
  ).toBeVisible()
  await listed(page).first().getByRole('link').click()
  await expect(page.getByLabel('Address or city')).toHaveValue('Chicago, IL')
  await page.getByRole('link', { name: 'All feeds of Chicago, IL' }).click()
  await expect(page).toHaveURL(/\/permits\?q=Chicago/)
  for (const path of [source, '/permits?market=chicago&property=742+W+Inkwell+St', '/permits']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Permits', exact: true })).toBeVisible()
    await expect(page.getByLabel('Address or city')).toBeVisible()
  }
})

test('the note about a web address is hidden until the permit row is opened', async ({ page }) => {
  await page.goto('/permits?q=Austin%2C+TX')
  await expect(listed(page)).toHaveCount(100)
  await expect(listed(page).filter({ hasText: 'It names a web address' })).toHaveCount(0)
  await expect(listed(page).filter({ hasText: 'taken out' })).not.toHaveCount(0)
  await listed(page).first().getByRole('link').click()
  await expect(page.locator('#permits tr[aria-current]')).toContainText('It names a web address')
})

test('a place without permit records is reported, and an ambiguous address offers a choice without a guess', async ({
  page,
}) => {
  await ask(page, 'Denver, CO')
  await expect(
    page.getByRole('heading', { name: 'We have no permit records of Denver, Colorado' }),
  ).toBeVisible()
  await expect(page.getByText('We do not know a source that publishes it.', { exact: true })).toBeVisible()
  await expect(listed(page)).toHaveCount(0)
  await ask(page, '742 W Inkwell St, Denver, CO')
  await expect(page.getByRole('link', { name: 'All public records of this address' })).toHaveAttribute(
    'href',
    /^\/place\?q=742/,
  )
  await ask(page, '120 Main St, Portland')
  await page.getByRole('link', { name: /Portland, ME/ }).click()
  await expect(page.getByLabel('Address or city')).toHaveValue(/Portland, ME/i)
  await ask(page, 'somewhere else')
  await expect(page.getByRole('link', { name: /This is not a place we know/ })).toBeVisible()
  await expect(page.getByLabel('Address or city')).toHaveValue('somewhere else')
  await page.goto(`${source}&from=2026-10-20&to=2026-09-10`)
  await expect(page.getByRole('link', { name: 'The last day lies before the first one.' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/permits?market=chicago&property=742+W+Inkwell+St,+Dallas,+TX')
  await expect(page.getByRole('link', { name: /This address is in Texas/ })).toBeVisible()
  await page.goto('/permits?market=chicago&property=17-09-447-004-0000&offset=x')
  await expect(page.getByText('Left out: offset.')).toBeVisible()
  await expect(page.getByText('No such search here')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible()
})

test('a source without a period, days or positions is labeled as such', async ({ page }) => {
  await page.goto('/permits?source=sacramento-new-residential&from=2026-01-01')
  await expect(page.getByText('The period was left out')).toBeVisible()
  await expect(page.getByText('No row here has a position, so there is no map.')).toBeVisible()
  await expect(page.getByText(/rows of the whole period, counted by the source/)).toBeVisible()
  await page.goto('/permits?source=pittsburgh-new-residential')
  await expect(page.getByText(/This source does not count by month/)).toBeVisible()
  await page.goto('/permits?source=chesapeake-new-residential-projects')
  await expect(page.getByText('These are projects, not building permits.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /by the month/ })).toHaveCount(0)
})

test('the list, older rows and the details of a row work without scripting', async ({
  withoutScripting: page,
}) => {
  await ask(page, 'Chicago, IL')
  await expect(
    page.getByRole('heading', { name: /^New construction in Chicago, Illinois: the newest 100 of/ }),
  ).toBeVisible()
  await expect(listed(page)).toHaveCount(100)
  await page.getByRole('link', { name: 'Older rows' }).click()
  await expect(page).toHaveURL(/offset=100/)
  await listed(page).first().getByRole('link').click()
  await expect(listed(page).first().getByText('issue_date', { exact: true })).toBeVisible()
})

test('rows have little height, and the cost column sorts the rows in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(source)
  const heights = await listed(page).evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(heights.toSorted((a, b) => a - b)[50]).toBeLessThanOrEqual(40)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500)
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('link', { name: 'Stated value or cost' }).click()
    await expect(page.getByRole('columnheader', { name: 'Stated value or cost' })).toHaveAttribute(
      'aria-sort',
      order,
    )
  }
  await expect(page.getByText('Only the rows of this page, sorted')).toBeVisible()
  const costs = await listed(page).locator('td:last-child').allInnerTexts()
  const numbers = costs.filter(Boolean).map((cost) => Number(cost.replace(/[$,]/g, '')))
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(costs.slice(0, numbers.length).every(Boolean)).toBe(true)
})

test('one table lists all feeds, and a sort by feed name preserves every feed', async ({
  withoutScripting: page,
}) => {
  await page.goto('/permits')
  const feeds = page.getByRole('table', { name: /^New construction: \d+ feeds$/ })
  const names = () => feeds.locator('tbody th').allInnerTexts()
  const count = (await names()).length
  expect(count).toBeGreaterThan(45)
  await feeds.getByRole('link', { name: 'Feed', exact: true }).click()
  await expect(page).toHaveURL(/sort=feed/)
  await page.waitForLoadState()
  expect(await names()).toEqual((await names()).toSorted((a, b) => a.localeCompare(b)))
  expect(await names()).toHaveLength(count)
  await feeds.getByRole('link', { name: 'Chicago: new construction' }).click()
  await expect(listed(page)).toHaveCount(100)
})

test('no list of feeds is cut off at the right edge of a phone', async ({ withoutScripting: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/permits')
  const tables = page.locator('main section:has(> table)')
  await expect(tables).toHaveCount(2)
  for (const table of await tables.all()) {
    const { scrollWidth, clientWidth } = await table.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  await expect(page.getByText(/You can choose the days/).first()).toBeVisible()
})

test('the start page and the pages of a place, a source and a property are accessible', async ({ page }) => {
  await page.goto('/permits')
  await readable(page)
  await page.goto('/permits?q=Austin,+TX')
  await readable(page)
  await page.goto(source)
  await page.getByText('The same numbers as a table').click()
  await listed(page).first().getByRole('link').click()
  await expect(listed(page).first()).toHaveAttribute('aria-current', 'true')
  await readable(page)
  await page.goto('/permits?market=los-angeles&property=132+E+Quillfeather+Dr')
  await readable(page)
})
