import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { type BenchMeasurement, median } from '../measurement'
import { startSampleServer } from '../sample-server'
import { type DriveMetrics, drive, tour } from './drive-map'
import { city, openOurMap, pathOf } from './open-maps'

const ROUNDS = 3
const alone = 'parcels'
const five = 'parcels,facilities,floods,wetlands,survey'

interface TourTimes extends DriveMetrics {
  loading: number
}

export async function measureLayers(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  async function runTour(layers: string): Promise<TourTimes> {
    const map = await openOurMap(browser, `${server.origin}${pathOf({ ...city, layer: layers })}`)
    await map.page.evaluate(timeLoading)
    const driven = await drive(map, tour)
    const loading = await map.page.evaluate<number>('globalThis.loadedFor')
    await map.page.context().close()
    return { ...driven, loading }
  }
  try {
    await runTour(five)
    const rounds: { one: TourTimes; all: TourTimes }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ one: await runTour(alone), all: await runTour(five) })
    const method = `the tour of the parcel map in the sample country, every answer kept by the server, ${ROUNDS} times with parcels alone and with ${five.split(',').length} layers in turn; medians`
    const row = (what: string, figureOf: (toured: TourTimes) => number): BenchMeasurement => {
      const [one, all] = [
        median(rounds.map((each) => figureOf(each.one))),
        median(rounds.map((each) => figureOf(each.all))),
      ]
      return {
        what: `five layers on, ${what}, five / parcels alone`,
        ratio: ((all + 1) / (one + 1)).toFixed(2),
        figures: `${Math.round(all)} ms against ${Math.round(one)}`,
        method,
      }
    }
    return [
      row('parcels said to load', ({ loading }) => loading),
      row('waited for views', ({ waited }) => waited),
      row('longest task', ({ worstTask }) => worstTask),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const timeLoading = `{
  let since
  globalThis.loadedFor = 0
  const part = document.querySelector('[data-layer="parcels"]').closest('li')
  new MutationObserver(() => {
    const isLoading = part.querySelector('[data-layer-state="loading"]') !== null
    if (isLoading) since ??= performance.now()
    else if (since !== undefined) {
      globalThis.loadedFor += performance.now() - since
      since = undefined
    }
  }).observe(part, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-layer-state'] })
}`
