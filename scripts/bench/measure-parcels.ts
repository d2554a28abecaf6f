import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../find-browser.mjs'
import { type Drive, type DrivenMap, day, drive, roam, tour, untilComplete } from './drive-map'
import type { Measurement } from './measurement'
import { startSampleServer } from './sample-server'
import { startSourceServer } from './source-server'

/** The middle of a city of the sample country. */
const [LAT, LON] = [30.43, -87.22]
const OURS = `/parcels?at=${LAT},${LON}&z=15`

interface Tour extends Drive {
  /** Until the first view was complete. */
  first: number
  /** What the source itself was asked meanwhile, by browser or server. */
  source: number
}

/** Florida's parcels on our map and on esri-leaflet's, over one source, driven alike in one browser. */
export async function measureParcels(): Promise<Measurement[]> {
  const source = await startSourceServer()
  const server = await startSampleServer(source.origin)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const size = await measureSurface(browser, server.origin)
    const openOurs = () => openOurMap(browser, server.origin)
    const openPeer = () => openPeerMap(browser, source.origin, size)
    const cold = await compare(openOurs, openPeer, source.countParcelRequests)
    const warm = await compare(openOurs, openPeer, source.countParcelRequests)
    const memory = await compareMemory(openOurs, openPeer)
    return [...rowsOf('nobody looked before', cold), ...rowsOf('another visitor looked before', warm), memory]
  } finally {
    await browser.close()
    await server.stop()
    source.stop()
  }
}

type Open = () => Promise<DrivenMap>
interface Pair {
  ours: Tour
  peer: Tour
}

async function compare(openOurs: Open, openPeer: Open, countSource: () => number): Promise<Pair> {
  return { ours: await runTour(openOurs, countSource), peer: await runTour(openPeer, countSource) }
}

async function runTour(open: Open, countSource: () => number): Promise<Tour> {
  countSource()
  const map = await open()
  const first = await untilComplete(map)
  const driven = await drive(map, tour)
  await map.page.context().close()
  return { ...driven, first, source: countSource() }
}

async function compareMemory(openOurs: Open, openPeer: Open): Promise<Measurement> {
  const measure = async (open: Open) => {
    const map = await open()
    await untilComplete(map)
    await roam(map, day)
    await map.session.send('HeapProfiler.collectGarbage')
    const bytes = privateBytesOfRenderers()
    await map.page.context().close()
    return bytes
  }
  const peer = await measure(openPeer)
  const ours = await measure(openOurs)
  return {
    what: 'parcels, memory after 200 pans, ours / esri-leaflet',
    ratio: (ours / peer).toFixed(2),
    figures: `${megabytes(ours)} against ${megabytes(peer)}`,
    method:
      'private memory of the browser’s page processes after 200 presses of an arrow key, there and back over a city, and a garbage collection',
  }
}

function rowsOf(when: string, { ours, peer }: Pair): Measurement[] {
  const method = `${when}: one tour over a city at three zooms, drags and keys alike, over the same simulated source with 150 ms an answer, maps of equal size; esri-leaflet as published, on canvas, asking the source itself for the columns our tiles are made of`
  const row = (what: string, read: (tour: Tour) => number, say: (value: number) => string): Measurement => ({
    what: `parcels, ${what}, ${when}, ours / esri-leaflet`,
    ratio: ((read(ours) + 1) / (read(peer) + 1)).toFixed(2),
    figures: `${say(read(ours))} against ${say(read(peer))}`,
    method,
  })
  const count = (value: number) => String(value)
  return [
    row('requests of the browser', ({ requests }) => requests, count),
    row('requests of the source', (tour) => tour.source, count),
    row('bytes to the browser', ({ bytes }) => bytes, megabytes),
    row('first view complete', ({ first }) => first, milliseconds),
    row('waited for views', ({ waited }) => waited, milliseconds),
    row('long tasks, sum', ({ longTasks }) => longTasks, milliseconds),
    row('long tasks, worst', ({ worstTask }) => worstTask, milliseconds),
  ]
}

/** As text: what the loader of this script adds to a function's name does not exist in the page. */
const noteCompletion = `
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    if (document.querySelector('[data-map-state="idle"]'))
      document.documentElement.dataset.completedAt = String(performance.now())
  }).observe(document.body, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-map-state'] })
})`

async function openOurMap(browser: Browser, origin: string): Promise<DrivenMap> {
  const page = await newPage(browser)
  await page.addInitScript({ content: noteCompletion })
  await page.goto(`${origin}${OURS}`)
  await page.locator('[data-map-state="idle"]').first().waitFor({ timeout: 90_000 })
  return {
    page,
    session: await page.context().newCDPSession(page),
    surface: '[role="application"]',
    isIdle: 'document.querySelector("[data-map-state]")?.dataset.mapState === "idle"',
    completedAt: 'document.documentElement.dataset.completedAt ?? 0',
  }
}

async function openPeerMap(
  browser: Browser,
  origin: string,
  { width, height }: { width: number; height: number },
): Promise<DrivenMap> {
  const page = await newPage(browser)
  await page.goto(`${origin}/peer?lat=${LAT}&lon=${LON}&w=${width}&h=${height}`)
  return {
    page,
    session: await page.context().newCDPSession(page),
    surface: '#map',
    isIdle: '!window.isBusy()',
    completedAt: 'window.completedAt',
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

async function measureSurface(browser: Browser, origin: string) {
  const page = await newPage(browser)
  await page.goto(`${origin}/parcels`)
  const box = await page.locator('[role="application"]').boundingBox()
  await page.context().close()
  if (!box) throw new Error('Our page shows no map.')
  return { width: Math.round(box.width), height: Math.round(box.height) }
}

/** Of all page processes: the workers that hold tiles live in them too. */
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

/** A process may end while it is looked at. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const milliseconds = (value: number) => `${Math.round(value)} ms`
