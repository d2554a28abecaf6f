import type { Locator, Page } from '@playwright/test'
import { printTable } from '@/scripts/print-table'
import { cook, fillSimilar, florida, homeSteps, stepOf, unfold } from './support/assessments'
import { allEnded, glanceOf } from './support/dossier'
import { inLongRun } from './support/long-run'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default' })

interface Figure {
  what: string
  is: number
  most?: number
  least?: number
  unit: string
}

const all: Figure[] = []
test.afterAll(() =>
  printTable(
    all.map(({ what, is, most, least, unit }) => ({
      figure: what,
      now: `${is} ${unit}`.trim(),
      asked: most !== undefined ? `at most ${most}` : least === undefined ? 'told only' : `at least ${least}`,
    })),
  ),
)

const home = '/place?q=742+W+Inkwell+St,+Chicago,+IL'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const maps = [
  { page: '/place', href: home, least: 45 },
  { page: '/environment', href: '/environment?at=29.7355,-95.2654&radius=1', least: 45 },
  { page: 'a parcel', href: '/parcels/escambia?id=082S305005000002', least: 40 },
  { page: '/map', href: '/map?at=30.42,-87.22&z=17&on=parcels', least: 70 },
]

test('the map fills the required share of the first screen of a desktop', async ({ page }) => {
  await page.setViewportSize(wide)
  const figures: Figure[] = []
  for (const { page: name, href, least } of maps) {
    await page.goto(href)
    await page.locator('canvas').first().waitFor()
    const screen = `of the first screen of ${name}`
    const whole = await mapShare(page, 'section')
    figures.push({ what: `map and its controls ${screen}`, is: whole, unit: '%', ...leastField(least) })
    if (href === home) figures.push(heightOf(name, await settledHeight(page), 1440, 4_000))
  }
  hold(figures)
})

test('the first value of the place page is near the top, and the layout does not shift', async ({
  page,
  context,
}) => {
  await saveData(context)
  await countShifts(page)
  const figures: Figure[] = []
  for (const [size, most] of [
    [wide, 260],
    [phone, 330],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(home, { waitUntil: 'commit' })
    await allEnded(page)
    const is = await page.evaluate(() => {
      const match = [...document.querySelectorAll('[data-value]')].find((each) => each.checkVisibility())
      const banner =
        document.querySelector('aside[aria-label="Sample data"]')?.getBoundingClientRect().height ?? 0
      return Math.round((match?.getBoundingClientRect().top ?? Number.NaN) - banner)
    })
    figures.push({ what: `first value on /place at ${size.width} px`, is, most, unit: 'px' })
    figures.push({
      what: `layout shift on /place at ${size.width} px`,
      is: await shiftsOf(page),
      most: 0,
      unit: '',
    })
  }
  figures.push(heightOf('/place', await settledHeight(page), 390, 7_000))
  hold(figures)
})

test('a visitor gets from the home page to the assessed values of a home with one field and two clicks', async ({
  page,
  context,
}) => {
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

/**
 * Largest allowed height of the four steps together, in pixels. Cook County begins with three results.
 * Florida adds the assessment limit, ten proposed homes and one more sheet.
 */
const mostHeight = { Cook: 9_000, Florida: 9_400 }

test(
  'a packet with five similar homes needs few typed fields and short pages on a phone',
  inLongRun,
  async ({ page, context, request }) => {
    await saveData(context)
    await page.setViewportSize(phone)
    const heights: Figure[] = []
    for (const [place, source, address] of [
      ['Cook', cook, '742 W Inkwell St'],
      ['Florida', florida, '742 W Inkwell St, Orlando, FL'],
    ] as const) {
      let all = 0
      for (const step of homeSteps) {
        const answers = step === 'evidence' ? { equity: 'yes' } : undefined
        await page.goto(await stepOf(request, step, source, address, answers))
        if (place === 'Florida' && step === 'evidence')
          await expect(page.getByRole('checkbox', { name: /^1\. / })).toBeVisible()
        const is = await settledHeight(page)
        all += is
        heights.push(heightOf(`the assessment step ${step} (${place})`, is, 390, undefined))
      }
      heights.push(heightOf(`the four assessment steps in all (${place})`, all, 390, mostHeight[place]))
    }
    await page.goto(await stepOf(request, 'evidence', cook, '742 W Inkwell St', { equity: 'yes' }))
    for (const fold of ['Your opinion of the market value', 'Questions and notes']) await unfold(page, fold)
    for (const [index, number] of [744, 746, 748, 750, 752].entries())
      await fillSimilar(page, index + 1, `${number} W Inkwell St`)
    const fields = await page
      .locator('[name^="my."]:is([type="text"], textarea)')
      .filter({ visible: true })
      .count()
    hold([
      ...heights,
      { what: 'fields to type for a packet with five similar homes', is: fields, most: 19, unit: '' },
    ])
  },
)

test('the keyboard reaches the summary and the share link within a limited number of keys', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.setViewportSize(wide)
  await page.goto(home)
  await allEnded(page)
  const summary = await stopsTo(page, 'nav[aria-labelledby="glance-title"] a')
  const rows = glanceOf(page).locator('[data-row]')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rows.nth(0)).toBeFocused()
  const share = summary + (await stopsTo(page, '[aria-label^="Share, save"] button'))
  hold([
    { what: 'tab stops to the summary of /place', is: summary, most: 10, unit: '' },
    { what: 'tab stops to sharing', is: share, most: 15, unit: '' },
  ])
})

test('a visitor gets from the name of a city to the map of the city with one field and one key', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.getByRole('main').getByRole('textbox').first().fill('Pensacola, FL')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/map\?at=30\.42/)
  hold([{ what: 'presses from “Pensacola, FL” to parcels, one field', is: 1, most: 1, unit: '' }])
})

async function stopsTo(page: Page, selector: string): Promise<number> {
  for (let stop = 1; stop <= 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((target) => document.activeElement?.matches(target), selector)) return stop
  }
  return Number.NaN
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifts: number[] }).shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Rounds the layout shift to hundredths, as field reports do. On a slow device, a browser may paint a header
 * before it has parsed the end of the header, which then shifts by some ten-thousandths of the screen.
 */
const shiftsOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return Math.round(100 * shifts.reduce((sum, each) => sum + each, 0)) / 100
}

const heightOf = (name: string, is: number, width: number, most: number | undefined): Figure => ({
  what: `height of ${name} at ${width} px`,
  is,
  unit: 'px',
  ...(most ? { most } : {}),
})

function hold(figures: readonly Figure[]): void {
  all.push(...figures)
  const missed = figures.filter(
    ({ is, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) =>
      !(is <= most && is >= least),
  )
  expect(missed).toEqual([])
}

const leastField = (least: number | undefined) => (least === undefined ? {} : { least })

/** Excludes the banner about sample data, because a site with real sources does not have it. */
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

async function settledHeight(page: Page): Promise<number> {
  await expect(page.getByText(/^(Asking|Loading|Counting)\b/).filter({ visible: true })).toHaveCount(0)
  return page.evaluate(() => document.documentElement.scrollHeight)
}
