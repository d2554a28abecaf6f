import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { inLongRun } from './support/long-run'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

const name = 'Map of the facilities'
test.use({ deviceScaleFactor: 0.5 })

test(
  'the numbers on the map add up to all facilities, even if there are thousands',
  inLongRun,
  async ({ readsMaps: page, request }) => {
    await expectSumToAddUp(page, request, 'at=40.71,-74&radius=3')
  },
)

test('facilities are loaded once for all map views, and Enter opens clusters until a facility is selected', async ({
  readsMaps: page,
  request,
}) => {
  const requests: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (pathname === '/environment/points') requests.push(pathname)
  })
  const map = await expectSumToAddUp(page, request, 'at=29.7355,-95.2654&radius=0.5')
  const features = await drawnOn(map)
  await page.emulateMedia({ colorScheme: 'dark' })
  await map.getByRole('radio', { name: 'Topographic' }).check({ force: true })
  await expect(map).toContainText('USGS The National Map')
  await expect.poll(() => drawnOn(map)).toBe(features)
  expect(requests).toHaveLength(1)

  const message = map.getByRole('status').last()
  for (let n = 0; n < 2; n += 1) await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect(message).toHaveText(/^Zoom level .* At the center: \d+ facilities here/)
  await tabTo(page, map.getByRole('application'))
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]selected=[^&]+$/, { timeout: 1_000 })
  }).toPass()
})

test(
  'the map reports facilities that did not load, and the list is still shown',
  inLongRun,
  async ({ page, provoke }) => {
    provoke(503)
    await page.route('**/environment/points*', (route) => route.fulfill({ status: 503 }))
    await page.goto('/environment?at=29.7355,-95.2654&radius=1')
    const map = await ready(page)
    await expect(map.getByText('The facilities did not load, so this map is not complete.')).toBeVisible()
    await expect(page.locator('#facility-rows tbody tr').first()).toBeVisible()
  },
)

test('the focused row is highlighted on the map, and the keyboard sets two corners of a box', async ({
  page,
}) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=0.5')
  const map = await ready(page)
  const drawing = () => map.locator('canvas').first().screenshot()
  const before = await drawing()
  await page.locator('#facility-rows a[data-row]').first().focus()
  await expect.poll(async () => (await drawing()).equals(before)).toBe(false)

  await page.getByRole('button', { name: 'Draw a box' }).click()
  await expect(page.getByText(/^Tap one corner/)).toBeVisible()
  const canvas = map.getByRole('application')
  await canvas.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Now the opposite corner.')).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(map).toHaveAttribute('data-map-state', 'idle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bbox=-95\.\d+,29\.\d+,-95\.\d+,29\.\d+/)
  await expect(page.getByRole('heading', { level: 2, name: /in this box/ })).toBeVisible()
})

test('the keyboard opens the page of a cleanup site from the marker on the map', async ({ page }) => {
  const registryId = '110159905797'
  await page.goto('/environment?at=29.725287,-95.233298&radius=0.5&media=air')
  const map = await ready(page)
  await page
    .getByText(/^Permits and inspections; cleanup sites/)
    .first()
    .click()
  await expect(page.locator(`main a[href^="/environment/facility/${registryId}"]`).first()).toBeVisible()
  const canvas = map.getByRole('application')
  await canvas.focus()
  // Moves the map until the site is at its center, because the controls above the map shift the center.
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await expect(map.getByRole('status').last()).toContainText('Auto Repair 26 Co, cleanup site', {
      timeout: 2_000,
    })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/environment/facility/${registryId}`))
})

async function expectSumToAddUp(page: Page, request: APIRequestContext, place: string): Promise<Locator> {
  const points = await (await request.get(`/environment/points?${place}`)).json()
  // Hides cleanup sites, because the map would draw them too.
  await page.goto(`/environment?${place}&cleanup=hidden`)
  const map = await ready(page)
  expect(points.features.length).toBeGreaterThan(5)
  await expect.poll(() => drawnOn(map)).toBe(points.features.length)
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => drawnOn(map)).toBe(points.features.length)
  return map
}

async function ready(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name, exact: true })
  await expect(async () => {
    await map.scrollIntoViewIfNeeded({ timeout: 2_000 })
    await expect(map).toHaveAttribute('data-map-state', 'idle')
  }).toPass()
  return map
}

async function drawnOn(map: Locator): Promise<number> {
  const [ids = '', numbers = ''] = await Promise.all([
    map.getAttribute('data-rendered'),
    map.getAttribute('data-clusters'),
  ])
  const words = (text: string | null) => (text ?? '').split(' ').filter(Boolean)
  return words(ids).length + words(numbers).reduce((sum, number) => sum + Number(number), 0)
}
