import { type Browser, chromium } from '@playwright/test'
import { z } from 'zod'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { type BenchMeasurement, median } from '../measurement'
import { type SampleServer, startSampleServer } from '../sample-server'
import { type BenchMap, drive, untilComplete } from './drive-map'
import { openOurMap, openPeerMap, type PixelSize, pathOf, sizeOf } from './open-maps'
import { startSourceServer } from './source-server'

const WALL: PixelSize = { width: 3200, height: 1800 }
const BEFORE = { latitude: 33.7493, longitude: -84.3876, zoom: 14, layer: 'lots' } as const
const ROUNDS = 3
const MORE_MS = 20
const LOTS = 20_000

export async function measureLotCrowd(): Promise<BenchMeasurement[]> {
  const source = await startSourceServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  let server: SampleServer | undefined
  try {
    server = await startSampleServer()
    source.passTilesTo(server.origin)
    const url = `${server.origin}${pathOf(BEFORE)}`
    const openOurs = () => openOurMap(browser, url, WALL)
    const { size, listed } = await warmUp(await openOurs())
    const openBare = () =>
      openPeerMap(browser, source.origin, 'bare MapLibre with streets', size, WALL, BEFORE)
    const ours: LongestTask[] = []
    const bare: LongestTask[] = []
    // The two maps alternate, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await longestTaskOfView(browser, await openBare()))
      ours.push(await longestTaskOfView(browser, await openOurs()))
    }
    const budget = medianOf(bare, 'processor') + MORE_MS
    return [
      {
        what: `lots, longest task of a view of ${LOTS.toLocaleString('en-US')} / bare MapLibre + ${MORE_MS} ms`,
        ratio: (medianOf(ours, 'processor') / budget).toFixed(2),
        figures: `ours ${say(ours)}; bare ${say(bare)}; ${listed.toLocaleString('en-US')} lots`,
        method: `a window of ${WALL.width} by ${WALL.height} pixels over Atlanta, zoomed in by a key from the level before the lots are drawn until all are drawn and counted; tiles warm on the server and the same bytes for both, maps of equal size; processor time of the page’s thread in one task, because without a graphics card the thread mostly waits for the drawing by software (that time is in parentheses); bare MapLibre draws the same streets, one fill and one line, and lists nothing; median of ${ROUNDS} rounds, which take turns`,
      },
    ]
  } finally {
    await browser.close()
    await server?.stop()
    source.stop()
  }
}

/** Makes the measured move once, so that the server has all tiles in its cache. */
async function warmUp(map: BenchMap) {
  await untilComplete(map)
  const size = await sizeOf(map)
  await drive(map, [{ key: '+' }])
  const text = await map.page.getByText(/^Showing [\d,]+ of/).innerText()
  await map.page.context().close()
  const listed = Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))
  if (listed < LOTS) throw new Error(`The view has ${listed} lots only.`)
  return { size, listed }
}

interface LongestTask {
  /** Processor time of the task that uses most of it, in milliseconds. */
  processor: number
  /** Time from the start to the end of the task that lasts longest, in milliseconds. */
  elapsed: number
}

async function longestTaskOfView(browser: Browser, map: BenchMap): Promise<LongestTask> {
  await untilComplete(map)
  await browser.startTracing(map.page, { categories: ['toplevel'] })
  await drive(map, [{ key: '+' }])
  const trace = await browser.stopTracing()
  await map.page.context().close()
  return longestTaskIn(trace.toString())
}

const traceOf = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
})

function longestTaskIn(text: string): LongestTask {
  const { traceEvents } = traceOf.parse(JSON.parse(text))
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The browser traced no task.')
  return {
    processor: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    elapsed: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
  }
}

const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid}/${tid}`

const medianOf = (tasks: readonly LongestTask[], time: keyof LongestTask) =>
  median(tasks.map((task) => task[time]))

function say(tasks: readonly LongestTask[]): string {
  const most = Math.max(...tasks.map(({ processor }) => processor))
  const elapsed = medianOf(tasks, 'elapsed')
  return `${Math.round(medianOf(tasks, 'processor'))} ms, most ${Math.round(most)} ms (${Math.round(elapsed)} ms elapsed)`
}
