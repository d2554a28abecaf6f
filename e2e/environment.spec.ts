import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

const houston = '29.7355, -95.2654'

async function search(page: Page, place: string, radius: string) {
  await page.goto('/environment')
  await page.getByLabel('Address or coordinates').fill(place)
  await page.getByLabel('Radius in miles').fill(radius)
  await page.getByRole('button', { name: 'Find facilities' }).click()
}

/** "108 facility records match within 1 miles: 108 listed with a position, 0 …": the first figure is the sum of the others. */
async function expectSumToAddUp(page: Page) {
  const sentence = await page.getByText(/records? match(es)? within/).innerText()
  const [first = '', rest = ''] = sentence.split('miles:')
  const figures = (text: string) =>
    [...text.matchAll(/[\d,]+(?= (?:active )?(?:facility|permit|listed|not loaded|counted))/g)].map(
      ([digits]) => Number(digits.replaceAll(',', '')),
    )
  const [matched = Number.NaN] = figures(first)
  expect(figures(rest.split('.')[0] ?? '').reduce((sum, part) => sum + part, 0)).toBe(matched)
}

test('a homeowner sees what is near, nearest first, and reads one facility in plain words', async ({
  page,
}) => {
  await search(page, houston, '0.5')
  await expect(page.getByRole('heading', { name: /facilities within 0.5 miles/ })).toBeVisible()
  await expect(page.getByText(/^A screening lead, not proof of contamination/)).toBeVisible()
  await expectSumToAddUp(page)
  const distances = (await page.getByText(/^\d+\.\d\d mi$/).allInnerTexts()).map(Number.parseFloat)
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const first = page
    .getByRole('region', { name: 'Nearest first' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { ignoreCase: true })
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByText(/^Source: U\.S\. Environmental Protection Agency/).first()).toBeVisible()
  await expect(page.getByText(/^Retrieved /).first()).toBeVisible()
})

test('an analyst filters, and the files hold the filtered rows, and so does the link', async ({
  page,
  request,
  browser,
}) => {
  await page.goto(`/environment?q=${houston}&radius=1&media=air`)
  await page.getByText('Filter the list and the map').click()
  await page.getByLabel('Distance').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/within=1/)
  const rows = await page.getByRole('region', { name: 'Nearest first' }).getByRole('listitem').count()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'GeoJSON' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.features).toHaveLength(rows)
  expect(JSON.stringify(file)).toMatch(/records? match/)
  const csv = await request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '')
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(rows + 1)
  const workbook = await request.get(
    (await page.getByRole('link', { name: /XLSX/ }).getAttribute('href')) ?? '',
  )
  expect((await workbook.body()).subarray(0, 2).toString()).toBe('PK')
  const recipient = await browser.newPage()
  await recipient.goto(page.url())
  await expect(recipient.getByRole('region', { name: 'Nearest first' }).getByRole('listitem')).toHaveCount(
    rows,
  )
  await recipient.close()
})

test('a wide search comes ring by ring, with real counts, and stops when asked', async ({ page }) => {
  await page.goto('/environment?at=41.59,-93.62&radius=12')
  const progress = page.getByRole('status').filter({ hasText: 'of 3 rings' })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(progress).toContainText(/Stopped after \d of 3 rings: [\d,]+ of/)
  await page.getByRole('button', { name: 'Load the rest' }).click()
  await expect(page).toHaveURL(/rings=3/)
  await expectSumToAddUp(page)
})

test('a radius that cannot be is refused at its field, and nothing typed is lost', async ({ page }) => {
  for (const radius of ['0', '100', '-1', 'far']) {
    await search(page, houston, radius)
    await expect(page.getByRole('link', { name: 'Give a radius from 0.1 to 99.9 miles.' })).toBeVisible()
    await expect(page.getByLabel('Radius in miles')).toHaveValue(radius)
    await expect(page.getByLabel('Address or coordinates')).toHaveValue(houston)
  }
  await expectAccessible(page)
})

test('nothing near is said as that, in the sea and on land', async ({ page }) => {
  await page.goto('/environment?at=25,-92&radius=5')
  await expect(page.getByRole('heading', { name: 'No facilities recorded within 5 miles' })).toBeVisible()
  await page.goto('/environment?at=42.85,-106.3&radius=1')
  await expect(page.getByRole('heading', { name: 'No facilities recorded within 1 mile' })).toBeVisible()
  await expectAccessible(page)
})

test('everything but the map is there without scripting', async ({ withoutScripting: page }) => {
  await search(page, houston, '0.5')
  await expect(page.getByRole('heading', { name: /facilities within 0.5 miles/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Nearest first' }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('a phone shows it whole, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/environment?q=${houston}&radius=0.5`)
  await atWidth(page, 320)
  await expectAccessible(page)
})

test('two of an address are a choice', async ({ page }) => {
  await search(page, '120 Main St, Portland', '2')
  await page.getByRole('link', { name: /PORTLAND, OR/ }).click()
  await expect(page.getByRole('heading', { name: /within 2 miles/ })).toBeVisible()
})
