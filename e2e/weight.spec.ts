import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Response } from '@playwright/test'
import { cook, homeSteps, stepOf } from './support/assessments'
import { expect, test } from './support/test'

/** How much script a page makes the browser load, compressed, before anybody touches it. */

const GUIDED_BYTES = 142_500
/** With the box that suggests places, and the places kept on the device. */
const PLACES_BYTES = 148_000
const FRAMEWORK_BYTES = 135_000
/** What a page with a map may bring besides the framework and the map library. */
const BESIDE_MAP_BYTES = 60_000
/** Forms, questions to the server and their rules, once more than a guided page. */
const WORKSPACE_BYTES = 250_000

/** Where people work for a while: the explorer, the batch. */
const workspaces = ['/api', '/land/batch']
/** The map comes by itself where it is in sight. */
const withMap = ['/land', '/land?at=39.5,-98.5', '/place', '/place?at=39.5,-98.5']
const withPlaces = ['/', '/saved', '/place', '/place/compare']
/** Both at once. */
const workspacesWithMap = ['/parcels']

const app = fileURLToPath(new URL('../app', import.meta.url))
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  .sort()
const heavy = [...workspaces, ...withMap, ...workspacesWithMap]
const guided = pages.filter((path) => !heavy.includes(path))

for (const path of guided) {
  test(`${path} is light`, async ({ page }) => {
    const { first, all, map } = await weigh(page, path)
    expect(first, 'the scripts were counted').toBeGreaterThan(50_000)
    expect(map, 'no map library').toBe(0)
    expect(all).toBeLessThanOrEqual(mostBytes(path))
  })
}

for (const step of homeSteps) {
  test(`the step ${step} of an assessment is light with a home in it`, async ({ page, request }) => {
    const { map, all } = await weigh(page, await stepOf(request, step, cook, '742 W Inkwell St'))
    expect(map, 'no map library').toBe(0)
    expect(all).toBeLessThanOrEqual(GUIDED_BYTES)
  })
}

for (const path of withMap) {
  test(`${path} is light until its map comes, and beside it`, async ({ page }) => {
    const { first, all, map } = await weigh(page, path, () => page.locator('canvas').first().waitFor())
    expect(map, 'the map came').toBeGreaterThan(0)
    expect(all - map).toBeLessThanOrEqual(FRAMEWORK_BYTES + BESIDE_MAP_BYTES)
    expect(first).toBeLessThanOrEqual(mostBytes(path))
  })
}

for (const path of workspacesWithMap) {
  test(`${path} is no heavier than a workspace, beside its map`, async ({ page }) => {
    const { first, all, map } = await weigh(page, path, () => page.locator('canvas').first().waitFor())
    expect(map, 'the map came').toBeGreaterThan(0)
    expect(first, 'the map comes last').toBeLessThanOrEqual(WORKSPACE_BYTES)
    expect(all - map).toBeLessThanOrEqual(WORKSPACE_BYTES + BESIDE_MAP_BYTES)
  })
}

for (const path of workspaces.filter((each) => pages.includes(each))) {
  test(`${path} brings no map library`, async ({ page }) => {
    expect((await weigh(page, path)).map).toBe(0)
  })
}

function mostBytes(path: string): number {
  return withPlaces.includes(path.replace(/\?.*/, '')) ? PLACES_BYTES : GUIDED_BYTES
}

/** Compressed bytes: of the scripts in the page itself, of all until the network rests, of the map library. */
async function weigh(page: Page, path: string, arrival: () => Promise<void> = async () => {}) {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response)
  })
  const html = (await (await page.goto(path))?.text()) ?? ''
  await arrival()
  await page.waitForLoadState('networkidle')
  const named = new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source))
  const weight = { first: 0, all: 0, map: 0 }
  for (const script of scripts) {
    const { responseBodySize: bytes } = await script.request().sizes()
    weight.all += bytes
    if (named.has(new URL(script.url()).pathname)) weight.first += bytes
    if ((await script.text()).includes('maplibregl')) weight.map += bytes
  }
  const row = Object.entries(weight).map(
    ([what, bytes]) => `${what} ${bytes.toLocaleString('en-US').padStart(8)}`,
  )
  console.log(`${path.padEnd(22)} ${scripts.length} scripts, bytes: ${row.join('  ')}`)
  return weight
}
