import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { mapsOnlyWhereNamed } from './support/save-data'
import { expect, test } from './support/test'

test.beforeEach(mapsOnlyWhereNamed)

const houston = '/environment/review?at=29.725,-95.23'

test('a review page shows the searched lists, the sites, and whom to contact about lists that were not searched', async ({
  page,
}) => {
  await page.goto(houston)
  const lists = page.getByRole('table', { name: /^Federal lists/ })
  await expect(lists.getByRole('row')).toHaveCount(16)
  for (const title of ['Records by distance', 'Sites, nearest first', 'Not searched, and whom to ask'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(
    page
      .locator('#sites')
      .getByText(/About level|ft (higher|lower)/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/Phase I|AAI/)
  await expectAccessible(page)
})

test('a review downloads as a PDF with the same bytes each time', async ({ page, request }) => {
  await page.goto(houston)
  await page.getByRole('button', { name: 'Download' }).click()
  const href = (await page.getByRole('link', { name: 'PDF', exact: true }).getAttribute('href')) ?? ''
  const [first, second] = [await request.get(href), await request.get(href)]
  expect(first.headers()['content-type']).toBe('application/pdf')
  const body = await first.body()
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.compare(await second.body(), body)).toBe(0)
})

test('a visitor draws an outline on the map by mouse and keyboard, and the review measures from the edge of the outline', async ({
  page,
}) => {
  await page.goto(houston)
  const map = page.getByRole('region', { name: 'Map of the recorded sites around the place', exact: true })
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Draw an outline' }).click()
  const canvas = map.locator('canvas').first()
  await canvas.click({ position: { x: 120, y: 90 } })
  await canvas.click({ position: { x: 190, y: 95 } })
  const search = page.getByRole('button', { name: 'Search from this outline' })
  await expect(page.getByText('2 corners. An outline has at least three corners.')).toBeVisible()
  await expect(search).toBeDisabled()
  await canvas.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 corners.', { exact: true })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText(/^2 corners\./)).toBeVisible()
  await page.keyboard.press('Enter')
  await search.click()
  await expect(page).toHaveURL(/outline=~/)
  await expect(page.getByText('Distances count from the edge of your outline of 3 corners.')).toBeVisible()
})

test(
  'a visitor draws an outline on the map of the country before the first search',
  inLongRun,
  async ({ page }) => {
    await page.goto('/environment/review')
    const map = page.getByRole('region', { name: 'Map to draw an outline or pick a place', exact: true })
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
    const canvas = map.locator('canvas').first()
    await canvas.focus()
    for (let n = 0; n < 11; n += 1) {
      await page.keyboard.press('+')
      await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
    }
    await page.getByRole('button', { name: 'Draw an outline' }).click()
    for (const position of [
      { x: 120, y: 90 },
      { x: 190, y: 95 },
      { x: 150, y: 150 },
    ])
      await canvas.click({ position })
    await page.getByRole('button', { name: 'Search from this outline' }).click()
    await expect(page).toHaveURL(/outline=~/)
    await expect(page.getByText('Distances count from the edge of your outline of 3 corners.')).toBeVisible()
  },
)
