import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import type { BenchMeasurement } from '../measurement'
import { type SampleServer, startSampleServer } from '../sample-server'
import { type BenchMap, type DriveMetrics, day, drive, roam, tour, untilComplete } from './drive-map'
import { OURS, openOurMap, openPeerMap, type PixelSize, sizeOf } from './open-maps'
import { type PeerName, peerNames } from './peers'
import { startSourceServer } from './source-server'

/** Our map without streets, for a comparison with the maps that draw none. */
const OURS_PLAIN = `${OURS}&base=outlines`

interface Tour extends DriveMetrics {
  first: number
  source: number
}

interface Tours {
  name: string
  cold: Tour
  warm: Tour
  memory: readonly [early: number, late: number]
}

export async function measureParcels(beside: readonly PeerName[] = peerNames): Promise<BenchMeasurement[]> {
  const source = await startSourceServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  let size: PixelSize | undefined
  async function measure(name: string, openOn: (server: SampleServer) => Open): Promise<Tours> {
    const server = await startSampleServer(source.origin)
    source.passTilesTo(server.origin)
    try {
      const open = openOn(server)
      const cold = await runTour(open, source.countParcelRequests)
      const warm = await runTour(open, source.countParcelRequests)
      return { name, cold, warm, memory: await measureMemory(open) }
    } finally {
      await server.stop()
    }
  }
  try {
    const measureOurs = (name: string, path: string) =>
      measure(name, ({ origin }) => async () => {
        const map = await openOurMap(browser, `${origin}${path}`)
        size ??= await sizeOf(map)
        return map
      })
    const ours = await measureOurs('ours', OURS)
    const plain = await measureOurs('ours without streets', OURS_PLAIN)
    const others: Tours[] = []
    const own = size
    if (!own) throw new Error('Our page shows no map.')
    for (const name of beside) {
      others.push(await measure(name, () => () => openPeerMap(browser, source.origin, name, own)))
    }
    return rowsOf(ours, plain, others)
  } finally {
    await browser.close()
    source.stop()
  }
}

type Open = () => Promise<BenchMap>
async function runTour(open: Open, countSource: () => number): Promise<Tour> {
  countSource()
  const map = await open()
  const first = await untilComplete(map)
  const driven = await drive(map, tour)
  await map.page.context().close()
  return { ...driven, first, source: countSource() }
}

async function measureMemory(open: Open): Promise<[early: number, late: number]> {
  const map = await open()
  await untilComplete(map)
  const early = await memoryAfter(map, day.slice(0, 50))
  const late = await memoryAfter(map, day.slice(50))
  await map.page.context().close()
  return [early, late]
}

async function memoryAfter(map: BenchMap, moves: typeof day): Promise<number> {
  await roam(map, moves)
  await map.session.send('HeapProfiler.collectGarbage')
  return privateBytesOfRenderers()
}

function rowsOf(ours: Tours, plain: Tours, others: readonly Tours[]): BenchMeasurement[] {
  const method =
    'one tour over a city at three zooms, drags and keys alike, over the same simulated source with 150 ms an answer, maps of equal size, a server of its own for each map; esri-leaflet as published on canvas and MapLibre with one GeoJSON source ask the source itself for the columns our tiles are made of and list what is in view; bare MapLibre draws our tiles with one fill and one line, by way of one hop more, and lists nothing; only one of the others draws streets, in our style, so one ratio is ours without them'
  const floor = others.find(({ name }) => name === 'bare MapLibre') ?? ours
  const row = (
    what: string,
    figureOf: (tours: Tours) => number,
    say: (value: number) => string,
  ): BenchMeasurement => ({
    what: `parcels, ${what}, ours / others`,
    ratio: [
      ...others.map((other) => `${over(figureOf(ours), figureOf(other))} ${other.name}`),
      `without streets ${over(figureOf(plain), figureOf(floor))} ${floor.name}`,
    ].join('; '),
    figures: [ours, plain, ...others].map((each) => `${each.name} ${say(figureOf(each))}`).join(', '),
    method,
  })
  const both = (what: string, figureOf: (tour: Tour) => number, say: (value: number) => string) => [
    row(`${what}, cold`, ({ cold }) => figureOf(cold), say),
    row(`${what}, warm`, ({ warm }) => figureOf(warm), say),
  ]
  return [
    ...both('first view complete', ({ first }) => first, milliseconds),
    ...both('waited for views', ({ waited }) => waited, milliseconds),
    ...both('work of the page’s thread', ({ thread }) => thread, milliseconds),
    ...both('longest task', ({ worstTask }) => worstTask, milliseconds),
    ...both('requests of the browser', ({ requests }) => requests, String),
    ...both('requests of the source', ({ source }) => source, String),
    ...both('bytes to the browser', ({ bytes }) => bytes, megabytes),
    row('memory after 50 pans', ({ memory: [early] }) => early, megabytes),
    row('memory after 200 pans', ({ memory: [, late] }) => late, megabytes),
  ]
}

const over = (one: number, other: number) => ((one + 1) / (other + 1)).toFixed(2)

/** Sums the memory of whole renderer processes, because workers hold tiles outside of the page's heap. */
function privateBytesOfRenderers(): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.reduce((sum, id) => sum + (isRenderer(id) ? privateBytes(id) : 0), 0)
}

function isRenderer(id: string): boolean {
  return readText(`/proc/${id}/cmdline`).includes('--type=renderer')
}

function privateBytes(id: string): number {
  const rows = readText(`/proc/${id}/smaps_rollup`).matchAll(/^Private_\w+:\s+(\d+) kB$/gm)
  return [...rows].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const milliseconds = (value: number) => `${Math.round(value)} ms`
