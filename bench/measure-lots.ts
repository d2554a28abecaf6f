import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { simulators } from '@/connectors/simulators'
import { usParcels } from '@/connectors/us-parcels'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { countiesOf } from '@/lib/geography/county-of'
import { landsWithin, middleOf } from '@/lib/sample-world/lots/lands'
import { tileAt } from '@/lib/tiles/tile-grid'
import { root } from '../scripts/source-hash.mjs'
import { type BenchMeasurement, median } from './measurement'

const places = [
  ['AZ', '04013'],
  ['GA', '13135'],
  ['CO', '08069'],
  ['IL', '17031'],
  ['WI', '55025'],
] as const

const LEVEL = 16
const [ACROSS, DOWN] = [4, 3]
const WARM_VIEWS = 20

const budgets = { cold: 60, warm: 5, megabytes: 5, start: 10, click: 3, warmClick: 2 } as const

export async function measureLots(): Promise<BenchMeasurement[]> {
  const registry = measureRegistry()
  const firsts: number[] = []
  const views: { cold: number; warm: number }[] = []
  const clicks: { cold: number; warm: number }[] = []
  // The first county comes twice. Its first run only warms up the simulators and the compiler.
  for (const [index, place] of [places[0], ...places].entries()) {
    const first = await measureView(place, 1)
    const view = await measureView(place, ACROSS * DOWN)
    if (index > 0) firsts.push(first.cold)
    if (index > 0) views.push(view)
    clicks.push(await countRequests(place))
  }
  const cold = median(views.map((view) => view.cold))
  const warm = median(views.map((view) => view.warm))
  const click = Math.max(...clicks.map((each) => each.cold))
  const warmClick = Math.max(...clicks.map((each) => each.warm))
  const viewMethod = `the middle tile of level ${LEVEL}, and the ${ACROSS * DOWN} tiles around it together, in the middle of ${places.length} counties, in an engine of its own for each; the time in which a request is at the source is taken off, and the second between two requests of a host is left out; median of the counties`
  return [
    {
      what: 'lots, first tile beyond the source / 60 ms',
      ratio: (median(firsts) / budgets.cold).toFixed(2),
      figures: `${median(firsts).toFixed(1)} ms, most ${Math.max(...firsts).toFixed(1)} ms; the whole view ${cold.toFixed(1)} ms`,
      method: viewMethod,
    },
    {
      what: 'lots, tiles of a warm view / 5 ms',
      ratio: (warm / budgets.warm).toFixed(2),
      figures: `${warm.toFixed(2)} ms for the view`,
      method: `${viewMethod}; then the same view ${WARM_VIEWS} times`,
    },
    registry,
    {
      what: 'lots, requests of a click / 3',
      ratio: `${(click / budgets.click).toFixed(2)}; warm ${(warmClick / budgets.warmClick).toFixed(2)} of 2`,
      figures: `${click} with no page read before, ${warmClick} with the layer's page`,
      method: 'the most over the same counties, at two lots of the layer of the county',
    },
  ]
}

function openEngine() {
  let open = 0
  let since = 0
  const source = { milliseconds: 0, requests: 0 }
  const send = sampleTransport(simulators)
  const transport = async (request: Request) => {
    source.requests += 1
    if (open === 0) since = performance.now()
    open += 1
    try {
      // Reads the whole body here, so that the simulator's work counts as time of the source.
      const response = await send(request)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      open -= 1
      if (open === 0) source.milliseconds += performance.now() - since
    }
  }
  const pace = { ...usParcels.pace, spacing: 0, retries: 0 }
  const engine = createEngine(
    { 'us-parcels': { ...usParcels, pace } },
    { ...engineDeps(transport), maxCacheBytes: 100_000_000 },
  )
  return { engine, source }
}

type Place = (typeof places)[number]

function middleOfCounty([state, fips]: Place): [longitude: number, latitude: number] {
  const county = countiesOf(state).outlines.find(({ properties }) => properties.fips === fips)
  if (!county) throw new Error(`There is no county ${fips}.`)
  const [west, south, east, north] = county.bounds
  return [(west + east) / 2, (south + north) / 2]
}

async function measureView(place: Place, count: number) {
  const { engine, source } = openEngine()
  const [longitude, latitude] = middleOfCounty(place)
  const middle = tileAt(longitude, latitude, LEVEL)
  const tiles = Array.from({ length: count }, (_, index) => ({
    z: LEVEL,
    x: middle.x + (index % ACROSS),
    y: middle.y + Math.floor(index / ACROSS),
  }))
  const look = async () => {
    const started = performance.now()
    const answers = await Promise.all(
      tiles.map((tile) => engine.call('us-parcels', 'lotTile', tile, { internal: true })),
    )
    const failure = answers.find(({ ok }) => !ok)
    if (failure && !failure.ok) throw new Error(failure.error.message)
    return performance.now() - started
  }
  const cold = (await look()) - source.milliseconds
  const warm: number[] = []
  for (let n = 0; n < WARM_VIEWS; n += 1) warm.push(await look())
  return { cold, warm: median(warm) }
}

async function countRequests(place: Place) {
  const { engine, source } = openEngine()
  const [x, y] = middleOfCounty(place)
  const lands = [...landsWithin(place[0], [x, y, x + 0.02, y + 0.02])].slice(0, 2)
  const counts: number[] = []
  for (const { bounds } of lands) {
    const before = source.requests
    const [longitude, latitude] = middleOf(bounds)
    const answer = await engine.call('us-parcels', 'getParcelAt', { longitude, latitude })
    if (!answer.ok) throw new Error(answer.error.message)
    counts.push(source.requests - before)
  }
  const [cold = Number.NaN, warm = Number.NaN] = counts
  return { cold, warm }
}

/**
 * Parses the files of the registry of parcel layers again, because the memory of the loaded registry cannot
 * be measured.
 */
function measureRegistry(): BenchMeasurement {
  const folder = join(root, 'connectors/us-parcels/layers')
  const before = heapSize()
  const read = (file: string) => {
    const started = performance.now()
    const rows: unknown[] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return { rows, elapsed: performance.now() - started }
  }
  const files = readdirSync(folder).map(read)
  const megabytes = heapSize() - before
  const again = readdirSync(folder).map((file) => Math.min(read(file).elapsed, read(file).elapsed))
  const longest = Math.max(...files.map(({ elapsed }, index) => Math.min(elapsed, again[index] ?? elapsed)))
  return {
    what: 'lots, the whole registry / 5 MB; the file of a state / 10 ms',
    ratio: `${(megabytes / budgets.megabytes).toFixed(2)}; ${(longest / budgets.start).toFixed(2)}`,
    figures: `${megabytes.toFixed(2)} MB for ${files.flatMap(({ rows }) => rows).length} layers, ${longest.toFixed(1)} ms for the slowest file`,
    method:
      'the memory of all files, and the best of three readings of each; a server reads none at its start and a state’s file at its first use, and the browser gets none',
  }
}

function heapSize(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
