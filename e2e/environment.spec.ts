import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { mapsOnlyWhereNamed } from './support/save-data'
import { expect, test } from './support/test'

const houston = '29.7355, -95.2654'

test.beforeEach(mapsOnlyWhereNamed)

async function search(page: Page, place: string, radius: string) {
  await page.goto('/environment')
  await page.getByLabel('Address or coordinates').fill(place)
  await page.getByText('Radius and kinds of records').click()
  await page.getByLabel('Radius in miles').fill(radius)
  await page.getByRole('button', { name: 'Find facilities' }).click()
}

const rowsOf = (page: Page) => page.locator('#facility-rows tbody tr').filter({ visible: true })

async function expectSumToAddUp(page: Page) {
  const sentence =
    (await page
      .getByText(/records? match(es)? (within|in)/)
      .first()
      .textContent()) ?? ''
  const [first = '', rest = ''] = sentence.split(/(?<=miles?|box):/)
  const figures = (text: string) =>
    [...text.matchAll(/[\d,]+(?= (?:active )?(?:facility|permit|with|not loaded|counted))/g)].map(
      ([digits]) => Number(digits.replaceAll(',', '')),
    )
  const [matched = Number.NaN] = figures(first)
  expect(figures(rest.split('.')[0] ?? '').reduce((sum, part) => sum + part, 0)).toBe(matched)
}

test('a homeowner sees the nearest facilities first, and opens the page of one facility', async ({
  page,
}) => {
  await search(page, houston, '0.5')
  await expect(page.getByRole('heading', { level: 2, name: /facilities within 0.5 miles/ })).toBeVisible()
  await expect(page.getByText(/ha(s|ve|d) (a violation|one)/).first()).toBeVisible()
  await expect(page.getByText('A screening lead, not proof of contamination.')).toBeVisible()
  await expectSumToAddUp(page)
  const cells = await rowsOf(page).locator('td:first-child').allInnerTexts()
  const distances = cells.map(Number.parseFloat)
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const first = rowsOf(page).getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { ignoreCase: true })
  await expect(page.getByText(/^0\.\d\d mi \w+ of 29\.7355, -95\.2654$/)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByText(/^Source: U\.S\. Environmental Protection Agency/).first()).toBeVisible()
  await expect(page.getByText(/^Retrieved /).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('main').getByRole('link', { name: 'Environment', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: /facilities within 0.5 miles/ })).toBeVisible()
})

test('the search form is on the first screen of a phone, and the rings fill the width of the map', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/environment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environment')
  const find = await page.getByRole('button', { name: 'Find facilities' }).boundingBox()
  expect((find?.y ?? 844) + (find?.height ?? 0)).toBeLessThan(600)
  await page.getByLabel('Address or coordinates').fill('742 W Inkwell St, Chicago, IL')
  await page.getByRole('option', { name: /^742 W Inkwell St, Chicago/ }).click()
  await expect(page).toHaveURL(/\/environment\?at=42\.\d+.*q=742/)
  await page.locator('#facility-rows a[data-row]').first().click()
  await expect(page.getByText(/^\d\.\d\d mi \w+ of 742 W Inkwell St, Chicago, IL/).first()).toBeVisible()
  const table = page.getByRole('region', { name: 'Each program in figures' })
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

  await page.goto('/environment?at=29.7355,-95.2654&radius=1')
  const map = page.getByRole('region', { name: 'Map of the facilities', exact: true })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
  const width = (await map.boundingBox())?.width ?? 0
  const share = async () => {
    const bar = map.getByText(/^[\d.,]+ (miles?|feet)$/).first()
    const text = await bar.innerText()
    const miles = Number(text.replace(/[^\d.]/g, '')) / (text.endsWith('feet') ? 5280 : 1)
    const pixels = (await bar.locator('span').boundingBox())?.width ?? 0
    return ((2 / miles) * pixels) / width
  }
  expect(await share()).toBeGreaterThan(0.86)
  expect(await share()).toBeLessThan(0.96)
  await map.getByRole('button', { name: 'Full screen' }).click()
  await expect(map.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await expect.poll(async () => (await map.boundingBox())?.width).toBe(390)
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
})

for (const { width, height, mapShare } of [
  { width: 1440, height: 900, mapShare: 0.45 },
  { width: 390, height: 844, mapShare: 0 },
]) {
  test(`the first screen at ${width} pixels contains the headline and the counts, and the map has its required size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/environment?at=29.7355,-95.2654&radius=1')
    await expect(rowsOf(page).first()).toBeVisible()
    const bottomOf = async (what: Locator) => {
      const box = await what.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    }
    expect(await bottomOf(page.getByRole('heading', { level: 2 }).first())).toBeLessThan(height / 2)
    expect(await bottomOf(page.getByRole('navigation', { name: 'Filter by violation' }))).toBeLessThan(height)
    const region = page.getByRole('region', { name: 'Map of the facilities', exact: true })
    await expect(region).toBeVisible()
    const map = await region.boundingBox()
    const visibleHeight = Math.max(
      0,
      Math.min(height, (map?.y ?? 0) + (map?.height ?? 0)) - (map?.y ?? height),
    )
    const share = (visibleHeight * (map?.width ?? 0)) / (width * height)
    const long = await page.evaluate(() => document.documentElement.scrollHeight)
    console.log(`/environment at ${width}: map share ${share.toFixed(2)}, page ${long} px`)
    expect(share).toBeGreaterThanOrEqual(mapShare)
    if (mapShare > 0) expect(long).toBeLessThanOrEqual(2_560)
  })
}

test('a facility page shows figures and a map on the first screen, and is at most 3,200 px long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/environment/facility/110071363697')
  const bottomOf = async (what: Locator) => {
    const box = await what.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
  }
  expect(await bottomOf(page.getByRole('table', { name: 'Each program in figures' }))).toBeLessThan(900)
  const map = page.getByRole('region', { name: 'Map of the facility', exact: true })
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(300)
  await expect.poll(async () => (await map.boundingBox())?.width).toBeGreaterThan(500)
  const long = await page.evaluate(() => document.documentElement.scrollHeight)
  console.log(`/environment/facility at 1440: page ${long} px`)
  expect(long).toBeLessThanOrEqual(3_200)
})

test('a click on a count filters the list, a click on a column heading sorts the list, and the map is not reloaded', async ({
  page,
}) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=1')
  const map = page.getByRole('region', { name: 'Map of the facilities', exact: true })
  await expect(map).toHaveAttribute('data-map-state', 'idle')
  await map.evaluate((element) => element.setAttribute('data-kept', ''))
  const now = page.getByRole('link', { name: /Violation now/ })
  const counted = Number.parseInt(await now.innerText(), 10)
  await page.getByRole('link', { name: 'Violations', exact: false }).last().click()
  await expect(page).toHaveURL(/sort=status/)
  const states = rowsOf(page).locator('td:last-child')
  await expect
    .poll(async () => new Set((await states.allInnerTexts()).slice(0, counted).map((words) => words.trim())))
    .toEqual(new Set(['Violation now']))
  await now.focus()
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(counted)
  await expect(now).toBeFocused()
  await expect(now).toHaveAttribute('aria-current', 'true')
  await expect(map).toHaveAttribute('data-kept', '')
  await now.press('Enter')
  await expect(rowsOf(page)).not.toHaveCount(counted)
})

test('the list is one tab stop, and arrow keys move within the list', async ({ page }) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=1')
  const links = page.locator('#facility-rows a[data-row]').filter({ visible: true })
  await expect(links.first()).toHaveAttribute('tabindex', '0')
  expect(await page.locator('#facility-rows a[data-row][tabindex="0"]').count()).toBe(1)
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#facility-rows a[data-row]:focus')).toHaveCount(0)
})

test('changing the radius or the kind of records updates the results without a button', async ({ page }) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=1')
  await expect(page.locator('#facility-rows a[data-row]').first()).toHaveAttribute('tabindex', '0')
  await page.getByRole('button', { name: 'Smaller radius' }).click()
  await expect(page).toHaveURL(/at=29\.7355%2C-95\.2654&radius=0\.5$/)
  await expect(page.getByRole('heading', { level: 2, name: /within 0.5 miles/ })).toBeVisible()
  await page.getByLabel('Which records').selectOption('water')
  await expect(page.getByRole('heading', { level: 2, name: /water permits? within 0.5 miles/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Which records')).toHaveValue('all')
})

test('a box in the URL sets the area of the list, the map and the files', async ({ page, request }) => {
  const query = 'bbox=-95.27,29.73,-95.26,29.74'
  await page.goto(`/environment?${query}`)
  await expect(page.getByRole('heading', { level: 2, name: /facilities in this box/ })).toBeVisible()
  await expectSumToAddUp(page)
  const total = Number.parseInt(await page.getByRole('heading', { level: 2 }).first().innerText(), 10)
  const csv = await (await request.get(`/environment/export?format=csv&${query}`)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(total + 1)
  const points = await (await request.get(`/environment/points?${query}`)).json()
  expect(points.features).toHaveLength(total)
  await expectAccessible(page)
  await page.getByLabel('Address or coordinates').fill(houston)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /within 1 mile/ })).toBeVisible()
  await expect(page).not.toHaveURL(/bbox/)
})

test('an analyst filters the list, and the files and the link have the same filter', async ({
  page,
  request,
  browser,
}) => {
  await page.goto(`/environment?q=${houston}&radius=1&media=air`)
  // Repeats the selection, because the select submits on change only after hydration.
  await expect(async () => {
    await page.getByLabel('Distance').selectOption({ index: 0 })
    await page.getByLabel('Distance').selectOption({ index: 1 })
    await expect(page).toHaveURL(/within=1/, { timeout: 2_000 })
  }).toPass()
  const within = page.locator('#facility-rows tbody tr td:first-child')
  await expect
    .poll(async () => Math.max(...(await within.allInnerTexts()).map(Number.parseFloat)))
    .toBeLessThan(0.26)
  const rows = await rowsOf(page).count()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'GeoJSON' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.features).toHaveLength(rows)
  expect(JSON.stringify(file)).toMatch(/records? match/)
  const csv = await request.get(
    (await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '',
  )
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(rows + 1)
  const workbook = await request.get(
    (await page.getByRole('link', { name: /XLSX/ }).getAttribute('href')) ?? '',
  )
  expect((await workbook.body()).subarray(0, 2).toString()).toBe('PK')
  const recipient = await browser.newPage()
  await recipient.goto(page.url())
  await expect(rowsOf(recipient)).toHaveCount(rows)
  await recipient.close()
})

test('a wide search can be stopped after a ring and continued', inLongRun, async ({ page }) => {
  await page.goto('/environment?at=41.59,-93.62&radius=12')
  const progress = page.getByRole('status').filter({ hasText: 'of 3 rings' })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(progress).toContainText(/Stopped after \d of 3 rings: [\d,]+ of/)
  await page.getByRole('button', { name: 'Load the rest' }).click()
  await expect(page).toHaveURL(/rings=3/)
  await expectSumToAddUp(page)
})

test('an invalid radius shows an error at its field, and no typed text is lost', async ({ page }) => {
  for (const radius of ['0', '100', '-1', 'far']) {
    await search(page, houston, radius)
    await expect(page.getByRole('link', { name: 'Give a radius from 0.1 to 99.9 miles.' })).toBeVisible()
    await expect(page.getByLabel('Radius in miles')).toHaveValue(radius)
    await expect(page.getByLabel('Address or coordinates')).toHaveValue(houston)
  }
  await expectAccessible(page)
})

test('an area without facilities is reported as such, at sea and on land', async ({ page }) => {
  await page.goto('/environment?at=25,-92&radius=5')
  await expect(
    page.getByRole('heading', { name: 'No regulated facilities recorded within 5 miles' }),
  ).toBeVisible()
  await page.goto('/environment?at=42.85,-106.3&radius=1')
  await expect(
    page.getByRole('heading', { name: 'No regulated facilities recorded within 1 mile' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the search, the list and the filters work without scripting', async ({ withoutScripting: page }) => {
  await search(page, houston, '0.5')
  await expect(page.getByRole('heading', { name: /facilities within 0.5 miles/ })).toBeVisible()
  await expect(rowsOf(page).first()).toBeVisible()
  await page.getByRole('link', { name: /None recorded/ }).click()
  await expect(page).toHaveURL(/status=none/)
  await expect(page.getByRole('button', { name: 'Apply filters' })).toBeVisible()
})

test('the page fits a phone, also in dark colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/environment?q=${houston}&radius=0.5`)
  await atWidth(page, 320)
  await expectAccessible(page)
})

test('an address with two matches offers a choice', async ({ page }) => {
  await search(page, '120 Main St, Portland', '2')
  await page.getByRole('link', { name: /Portland, OR/i }).click()
  await expect(page.getByRole('heading', { name: /within 2 miles/ })).toBeVisible()
})
