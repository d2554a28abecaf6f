import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { type Measurement, median } from '../measurement'
import { type SampleServer, startSampleServer } from '../sample-server'
import { type BenchMap, drive, untilComplete } from './drive-map'
import { openOurMap, openPeerMap, type PixelSize, pathOf, sizeOf } from './open-maps'
import { startSourceServer } from './source-server'

/** In a viewport of this size, the first zoom that draws lots has more than 20,000 of them. */
const WALL: PixelSize = { width: 3200, height: 1800 }
/** Atlanta, one zoom level before lots are drawn. */
const BEFORE = { latitude: 33.7493, longitude: -84.3876, zoom: 14, layer: 'lots' } as const
const ROUNDS = 3
const MORE_MS = 20
const LOTS = 20_000

export async function measureLotCrowd(): Promise<Measurement[]> {
  const source = await startSourceServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  let server: SampleServer | undefined
  try {
    server = await startSampleServer()
    source.passTilesTo(server.origin)
    const url = `${server.origin}${pathOf(BEFORE)}`
    const openOurs = () => openOurMap(browser, url, WALL)
    const { size, listed } = await warmUp(await openOurs())
    const openBare = () => openPeerMap(browser, source.origin, 'bare MapLibre', size, WALL, BEFORE)
    const ours: number[] = []
    const bare: number[] = []
    // The two maps alternate, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await worstTaskOfView(await openBare()))
      ours.push(await worstTaskOfView(await openOurs()))
    }
    const budget = median(bare) + MORE_MS
    return [
      {
        what: `lots, longest task of a view of ${LOTS.toLocaleString('en-US')} / bare MapLibre + ${MORE_MS} ms`,
        ratio: (median(ours) / budget).toFixed(2),
        figures: `ours ${say(ours)}, bare ${say(bare)}; ${listed.toLocaleString('en-US')} lots`,
        method: `a window of ${WALL.width} by ${WALL.height} pixels over Atlanta, zoomed in by a key from the level before the lots are drawn until all are drawn and counted; tiles warm on the server and the same bytes for both, maps of equal size; bare MapLibre draws one fill and one line and lists nothing; median of ${ROUNDS} rounds, which take turns`,
      },
    ]
  } finally {
    await browser.close()
    await server?.stop()
    source.stop()
  }
}

/**
 * Waits until the server has loaded the tiles around the view, one per second, so that the measurement finds
 * them in the cache.
 */
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

async function worstTaskOfView(map: BenchMap): Promise<number> {
  await untilComplete(map)
  const { worstTask } = await drive(map, [{ key: '+' }])
  await map.page.context().close()
  return worstTask
}

const say = (times: readonly number[]) =>
  `${Math.round(median(times))} ms, most ${Math.round(Math.max(...times))} ms`
