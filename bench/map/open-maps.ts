import type { Browser, Page } from '@playwright/test'
import type { BenchMap } from './drive-map'
import { type PeerName, peers, surfaces } from './peers'

interface MapStart {
  latitude: number
  longitude: number
  zoom: number
  layer: string
}

export const city: MapStart = { latitude: 30.43, longitude: -87.22, zoom: 15, layer: 'parcels' }

export const pathOf = ({ latitude, longitude, zoom, layer }: MapStart): string =>
  `/map?at=${latitude},${longitude}&z=${zoom}&on=${layer}`

export const OURS = pathOf(city)

export interface PixelSize {
  width: number
  height: number
}

const DESK: PixelSize = { width: 1280, height: 900 }

/** The code is a string, because the TypeScript loader would insert calls of functions that the page lacks. */
const noteCompletion = `
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    if (document.querySelector('[data-map-state="idle"]'))
      document.documentElement.dataset.completedAt = String(performance.now())
  }).observe(document.body, { subtree: true, attributes: true, childList: true, attributeFilter: ['data-map-state'] })
})`

export async function openOurMap(browser: Browser, url: string, viewport = DESK): Promise<BenchMap> {
  const page = await newPage(browser, viewport)
  await page.addInitScript({ content: noteCompletion })
  await page.goto(url)
  await page.locator('[data-map-state="idle"]').first().waitFor({ timeout: 90_000 })
  return {
    page,
    session: await page.context().newCDPSession(page),
    surface: '[role="application"]',
    isIdle: 'document.querySelector("[data-map-state]")?.dataset.mapState === "idle"',
    completedAt: 'document.documentElement.dataset.completedAt ?? 0',
  }
}

export async function openPeerMap(
  browser: Browser,
  origin: string,
  name: PeerName,
  { width, height }: PixelSize,
  viewport = DESK,
  { latitude, longitude, zoom, layer }: MapStart = city,
): Promise<BenchMap> {
  const page = await newPage(browser, viewport)
  await page.goto(
    `${origin}${peers[name]}?lat=${latitude}&lon=${longitude}&z=${zoom}&layer=${layer}&w=${width}&h=${height}`,
  )
  return {
    page,
    session: await page.context().newCDPSession(page),
    surface: surfaces[name],
    isIdle: '!window.isBusy()',
    completedAt: 'window.completedAt',
  }
}

async function newPage(browser: Browser, viewport: PixelSize): Promise<Page> {
  const context = await browser.newContext({ viewport })
  return context.newPage()
}

export async function sizeOf({ page, surface }: BenchMap): Promise<PixelSize> {
  const box = await page.locator(surface).boundingBox()
  if (!box) throw new Error('Our page shows no map.')
  return { width: Math.round(box.width), height: Math.round(box.height) }
}
