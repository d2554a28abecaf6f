import type { Locator, Page } from '@playwright/test'
import { printTable } from '@/scripts/print-table'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/** What a person sees first, as figures: printed as a table, and held to what is asked of them. */

interface Figure {
  what: string
  is: number
  /** At most; with `least` at least. Left out: told, not held. */
  most?: number
  least?: number
  unit: string
}

const home = '/place?q=742+W+Inkwell+St,+Chicago,+IL'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const maps = [
  { page: '/place', href: home, least: 45 },
  { page: '/environment', href: '/environment?at=29.7355,-95.2654&radius=1', least: 45 },
  { page: 'a parcel', href: '/parcels/escambia?id=082S305005000002', least: 40 },
  // Becomes the map workspace.
  { page: '/parcels', href: '/parcels?at=30.42,-87.22&z=17', least: undefined },
]

const heights = [
  { page: '/place', href: home, wide: 4_000, phone: 7_000 },
  {
    page: '/environment',
    href: '/environment?at=29.7355,-95.2654&radius=1',
    wide: undefined,
    phone: undefined,
  },
  { page: 'a parcel', href: '/parcels/escambia?id=082S305005000002', wide: undefined, phone: undefined },
  { page: '/parcels', href: '/parcels?at=30.42,-87.22&z=16', wide: undefined, phone: 7_000 },
]

test('on a desktop: how much of the first screen is the map, and how long the page is', async ({ page }) => {
  await page.setViewportSize(wide)
  const figures: Figure[] = []
  for (const { page: name, href, least } of maps) {
    await page.goto(href)
    await page.locator('canvas').first().waitFor()
    const screen = `of the first screen of ${name}`
    const whole = await mapShare(page, 'section')
    figures.push({ what: `map and its controls ${screen}`, is: whole, unit: '%', ...held(least) })
    figures.push({
      what: `drawn part alone ${screen}`,
      is: await mapShare(page, '.maplibregl-map'),
      unit: '%',
    })
  }
  for (const { page: name, href, wide: most } of heights) {
    await page.goto(href)
    figures.push(heightOf(name, await settledHeight(page), 1440, most))
  }
  hold(figures)
})

test('on a phone: where the first value is, and how long the page is', async ({ page, context }) => {
  await saveData(context)
  const figures: Figure[] = []
  for (const [size, most] of [
    [wide, 260],
    [phone, 330],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(home)
    await settledHeight(page)
    const is = await page.evaluate(() => {
      const found = [...document.querySelectorAll('[data-value]')].find((each) => each.checkVisibility())
      // The banner of the sample is not there where the sources are real.
      const banner =
        document.querySelector('aside[aria-label="Sample data"]')?.getBoundingClientRect().height ?? 0
      return Math.round((found?.getBoundingClientRect().top ?? Number.NaN) - banner)
    })
    figures.push({ what: `first value on /place at ${size.width} px`, is, most, unit: 'px' })
  }
  for (const { page: name, href, phone: most } of heights) {
    await page.goto(href)
    figures.push(heightOf(name, await settledHeight(page), 390, most))
  }
  hold(figures)
})

test('from the first page to the values of a home: one field and two presses', async ({ page, context }) => {
  await saveData(context)
  await page.setViewportSize(phone)
  const counted = { presses: 0, scrolled: 0 }
  const press = async (control: Locator) => {
    const box = await control.boundingBox()
    counted.scrolled += Math.max(0, Math.round((box?.y ?? 0) + (box?.height ?? 0) - phone.height))
    counted.presses += 1
    await control.click()
  }
  await page.goto('/')
  const main = page.getByRole('main')
  const box = main.getByRole('combobox').or(main.getByRole('textbox'))
  await box.first().fill('742 W Inkwell St, Chicago, IL')
  counted.presses += 1
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/place\?/)
  const yes = main.getByRole('button', { name: /^Yes/ }).or(main.getByRole('link', { name: /^Yes/ }))
  const values = page.getByRole('heading', { level: 1, name: 'The official values' })
  await press(yes.first())
  await expect(page).not.toHaveURL(/\/place\?/)
  await expect(values.or(yes.first())).toBeVisible()
  if (!(await values.isVisible())) await press(yes.first())
  await expect(values).toBeVisible()
  hold([
    { what: 'presses from home to my values (Cook), one field', is: counted.presses, most: 2, unit: '' },
    { what: 'scrolling on that way', is: counted.scrolled, most: 0, unit: 'px' },
  ])
})

test('with the keyboard: how far it is to the summary and to sharing', async ({ page, context }) => {
  await saveData(context)
  await page.setViewportSize(wide)
  await page.goto(home)
  await settledHeight(page)
  const share = await stopsTo(page, '[aria-label^="Share, save"] button')
  await page.reload()
  await settledHeight(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const summary = await stopsTo(page, 'nav[aria-labelledby="glance-title"] a')
  hold([
    { what: 'tab stops to sharing', is: share, most: 14, unit: '' },
    { what: 'tab stops to the summary, after the skip link', is: summary, most: 9, unit: '' },
  ])
})

async function stopsTo(page: Page, selector: string): Promise<number> {
  for (let stop = 1; stop <= 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return stop
  }
  return Number.NaN
}

const heightOf = (name: string, is: number, width: number, most: number | undefined): Figure => ({
  ...{ what: `height of ${name} at ${width} px`, is, unit: 'px' },
  ...(most ? { most } : {}),
})

/** Printed whole, then held: one that is missed does not hide the others. */
function hold(figures: readonly Figure[]): void {
  printTable(
    figures.map(({ what, is, most, least, unit }) => ({
      figure: what,
      now: `${is} ${unit}`.trim(),
      asked: most !== undefined ? `at most ${most}` : least === undefined ? 'told only' : `at least ${least}`,
    })),
  )
  const missed = figures.filter(
    ({ is, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) =>
      !(is <= most && is >= least),
  )
  expect(missed).toEqual([])
}

const held = (least: number | undefined) => (least === undefined ? {} : { least })

/** Of a screen without the banner of the sample, which is not there where the sources are real. */
const mapShare = (page: Page, around: string): Promise<number> =>
  page.evaluate((selector) => {
    const box = document.querySelector('.maplibregl-map')?.closest(selector)?.getBoundingClientRect()
    const banner =
      document.querySelector('aside[aria-label="Sample data"]')?.getBoundingClientRect().height ?? 0
    if (!box) return 0
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
    const height = Math.min(box.bottom - banner, innerHeight) - Math.max(box.top - banner, 0)
    return Math.round((100 * Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight))
  }, around)

/** When nothing is asked for any more. */
async function settledHeight(page: Page): Promise<number> {
  await expect(page.getByText(/^(Asking|Loading|Counting)\b/).filter({ visible: true })).toHaveCount(0)
  return page.evaluate(() => document.documentElement.scrollHeight)
}
