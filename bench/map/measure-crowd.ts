import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import type { BenchMeasurement } from '../measurement'
import { type SampleServer, startSampleServer } from '../sample-server'
import { untilComplete } from './drive-map'
import { OURS, openOurMap, openPeerMap, type PixelSize, sizeOf } from './open-maps'
import { startSourceServer } from './source-server'

/** A viewport of this size shows more than 20,000 parcels at the first zoom that draws them. */
const WALL: PixelSize = { width: 3200, height: 1800 }

interface View {
  first: number
  worstTask: number
  listed: number
}

export async function measureCrowd(): Promise<BenchMeasurement[]> {
  const source = await startSourceServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  let server: SampleServer | undefined
  try {
    server = await startSampleServer(source.origin)
    const url = `${server.origin}${OURS}`
    const cold = await look(browser, () => openOurMap(browser, url, WALL), countOfOurs)
    const warm = await look(browser, () => openOurMap(browser, url, WALL), countOfOurs)
    const peer = await look(
      browser,
      () => openPeerMap(browser, source.origin, 'MapLibre with GeoJSON', cold.size, WALL),
      countOfPeer,
    )
    const method = `a window of ${WALL.width} by ${WALL.height} pixels over a city, the same simulated source with 150 ms an answer, maps of equal size; complete with the list of what is in view; the other asks the source at each visit, so that it has one figure`
    return [
      {
        what: '20,000 parcels in view, first view, ours cold / warm / MapLibre with GeoJSON',
        ratio: [cold, warm].map(({ first }) => (first / peer.first).toFixed(2)).join('; '),
        figures: [cold, warm, peer].map(say).join(', '),
        method,
      },
    ]
  } finally {
    await browser.close()
    await server?.stop()
    source.stop()
  }
}

const say = ({ first, worstTask, listed }: View) =>
  `${Math.round(first)} ms (${listed.toLocaleString('en-US')} listed, longest task ${Math.round(worstTask)} ms)`

async function look(
  browser: Browser,
  open: () => ReturnType<typeof openOurMap>,
  count: (page: Page) => Promise<number>,
): Promise<View & { size: PixelSize }> {
  const map = await open()
  const first = await untilComplete(map)
  const figures = {
    first,
    size: await sizeOf(map),
    worstTask: await map.page.evaluate<number>(worstTaskSoFar),
    listed: await count(map.page),
  }
  await Promise.all(browser.contexts().map((context) => context.close()))
  return figures
}

/** The code is a string, because the TypeScript loader would insert calls of functions that the page lacks. */
const worstTaskSoFar = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(Math.max(...list.getEntries().map(({ duration }) => duration))))
    .observe({ type: 'longtask', buffered: true })
  setTimeout(() => resolve(0), 500)
})`

async function countOfOurs(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing [\d,]+ of/).innerText()
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
}

const countOfPeer = (page: Page): Promise<number> => page.locator('#rows li').count()
