import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { type BenchMeasurement, median } from './measurement'
import { startSampleServer } from './sample-server'

const MANY = '/environment?at=40.71,-74&radius=3.3&rings=3'
const FEW = '/environment?at=29.7355,-95.2654&radius=0.5'
const LOADS = 5
const PANS = 3

export async function measureFacilities(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const rows = await countPoints(browser, server.origin)
    const list = await measureList(browser, server.origin, rows)
    const panning = await measurePanning(browser, server.origin, rows)
    return [list, ...panning]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Also fills the server's cache, so that the source's rate limit does not affect the measurement. */
async function countPoints(browser: Browser, origin: string): Promise<number> {
  return inPage(browser, origin, async (page) => {
    await page.goto(FEW)
    await page.goto(MANY)
    const answer = await page.request.get(MANY.replace('?', '/points?'))
    const { features } = (await answer.json()) as { features: unknown[] }
    if (features.length < 4_500) throw new Error(`There are only ${features.length} facilities to measure.`)
    return features.length
  })
}

async function measureList(browser: Browser, origin: string, rows: number): Promise<BenchMeasurement> {
  const pairs: { many: number; few: number }[] = []
  for (let n = 0; n < LOADS; n += 1) {
    pairs.push({ many: await timeClick(browser, origin, MANY), few: await timeClick(browser, origin, FEW) })
  }
  const many = median(pairs.map((pair) => pair.many))
  const few = median(pairs.map((pair) => pair.few))
  return {
    what: 'time to interactive list, 5,000 facilities / 20',
    ratio: median(pairs.map((pair) => pair.many / pair.few)).toFixed(2),
    figures: `${Math.round(many)} ms with ${rows.toLocaleString('en-US')} in view against ${Math.round(few)} ms`,
    method: `production server with sample data, its answer cached; from the start of the navigation until the page hears a real click on the first facility of the list, in a new browser context each time; median of ${LOADS} loads of each in turns, map and its points loading beside`,
  }
}

function timeClick(browser: Browser, origin: string, path: string): Promise<number> {
  return inPage(browser, origin, async (page) => {
    await page.addInitScript(() => {
      addEventListener('click', (event) => {
        event.preventDefault()
        document.documentElement.dataset.clicked ??= String(event.timeStamp)
      })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('#facility-rows a[data-row]').first().click()
    return Number(await page.locator('html').getAttribute('data-clicked'))
  })
}

interface Panning {
  busy: number
  tasks: number
  worst: number
}

async function measurePanning(browser: Browser, origin: string, rows: number): Promise<BenchMeasurement[]> {
  const pairs: { full: Panning; empty: Panning }[] = []
  for (let n = 0; n < PANS; n += 1) {
    pairs.push({ full: await pan(browser, origin, false), empty: await pan(browser, origin, true) })
  }
  const figure = (pick: (pair: (typeof pairs)[number]) => number) => Math.round(median(pairs.map(pick)))
  const method = `${rows.toLocaleString('en-US')} facilities on the map of the same page against that map with none (its points answered empty): 24 steps with the arrow keys and a drag across the map and back, software rendering; median of ${PANS} of each in turns`
  return [
    {
      what: 'panning, main thread, 5,000 facilities / none',
      ratio: median(pairs.map(({ full, empty }) => full.busy / empty.busy)).toFixed(2),
      figures: `${figure(({ full }) => full.busy)} ms against ${figure(({ empty }) => empty.busy)} ms`,
      method: `${method}; all task time of the page's thread`,
    },
    {
      what: 'panning, long tasks, 5,000 facilities / none',
      ratio: median(pairs.map(({ full, empty }) => (full.tasks + 50) / (empty.tasks + 50))).toFixed(2),
      figures: `${figure(({ full }) => full.tasks)} ms in all, worst ${figure(({ full }) => full.worst)} ms, against ${figure(({ empty }) => empty.tasks)} ms, worst ${figure(({ empty }) => empty.worst)} ms`,
      method: `the same; tasks above 50 ms by the Long Tasks API, summed; 50 ms are added to both sides of the ratio, as either may have none`,
    },
  ]
}

function pan(browser: Browser, origin: string, empty: boolean): Promise<Panning> {
  return inPage(browser, origin, async (page, context) => {
    if (empty) {
      const none = { type: 'FeatureCollection', features: [] }
      await page.route('**/environment/points*', (route) => route.fulfill({ json: none }))
    }
    await page.goto(MANY)
    await page.locator('#facility-rows').waitFor()
    await untilIdle(page)
    await observeLongTasks(page)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const before = await readTaskTime(session)
    await moveAround(page)
    await untilIdle(page)
    const busy = (await readTaskTime(session)) - before
    return { busy, ...(await readLongTasks(page)) }
  })
}

async function moveAround(page: Page): Promise<void> {
  const canvas = page.getByRole('application')
  await canvas.focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
    }
  }
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 20 })
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 20 })
  await page.mouse.up()
}

async function untilIdle(page: Page): Promise<void> {
  // The map starts a pan only in a later frame and reports `idle` until then.
  await page.waitForTimeout(300)
  await page.locator('[data-map-state="idle"]').first().waitFor()
}

function observeLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    Reflect.set(window, 'longTasks', tasks)
  })
}

async function readLongTasks(page: Page): Promise<Pick<Panning, 'tasks' | 'worst'>> {
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'))
  return { tasks: durations.reduce((sum, each) => sum + each, 0), worst: Math.max(0, ...durations) }
}

async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function inPage<T>(
  browser: Browser,
  origin: string,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  try {
    return await act(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
