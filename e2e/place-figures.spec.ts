import type { Page } from '@playwright/test'
import { allEnded, glanceOf } from './support/dossier'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

/** What the first screen of a dossier holds, how long the page is, and how many keys lead to what matters. */

const usual = '/place?q=742+W+Inkwell+St,+Chicago,+IL'
const map = 'Map of the place and what was found around it'

const screens = [
  { width: 1440, height: 900, mostTop: 260, mostLength: 4_000 },
  { width: 390, height: 844, mostTop: 330, mostLength: 7_000 },
] as const

for (const { width, height, mostTop, mostLength } of screens) {
  test(`the first answer is on the first screen, and nothing moves: ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await countShifts(page)
    await page.goto(usual, { waitUntil: 'commit' })
    await allEnded(page)
    const banner = await bannerOf(page)
    const values = await glanceOf(page).locator('[data-value]').all()
    const tops = await Promise.all(values.map(async (value) => (await value.boundingBox())?.y ?? Infinity))
    expect(Math.min(...tops) - banner).toBeLessThanOrEqual(mostTop)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length - banner).toBeLessThanOrEqual(mostLength)
    expect(await shiftsOf(page)).toBe(0)
  })
}

test('the map takes nearly half of the first screen', async ({ page, context }) => {
  await saveData(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(usual)
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('region', { name: map }).boundingBox()) ?? {}
  expect(x).toBeGreaterThan(500)
  // Without sample data there is no banner, and the page begins that much higher.
  const top = y - (await bannerOf(page))
  const seen = width * (Math.min(900, top + height) - top)
  expect(seen / (1440 * 900)).toBeGreaterThanOrEqual(0.45)
})

test('sharing is within fifteen stops of the keyboard, and the answers within ten of the skip link', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto(usual)
  await allEnded(page)
  await tabTo(page, page.getByRole('button', { name: 'Share', exact: true }), 15)
  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, glanceOf(page).getByRole('link').first(), 9)
})

/** The height of what only stands there while the sources are simulated. */
const bannerOf = async (page: Page): Promise<number> =>
  (await page.getByRole('complementary', { name: 'Sample data' }).boundingBox())?.height ?? 0

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifts: number[] }).shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0))
