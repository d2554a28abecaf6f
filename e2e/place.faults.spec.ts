import type { Page } from '@playwright/test'
import type { PanelId } from '@/app/place/panels/outcome'
import type { Fault } from '@/lib/connector/faults'
import { endingOf, panelOf } from './support/dossier'
import { setFault } from './support/faults'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/** Pairs of sources misbehave, in the browser: their two panels say so, and none of the others is affected. */

const hosts = {
  elevation: 'epqs.nationalmap.gov',
  section: 'gis.blm.gov',
  facilities: 'echodata.epa.gov',
  parcel: 'services9.arcgis.com',
} as const
type Breakable = keyof typeof hosts

/** What the list at the top says: a slow source is still being asked when the others have long ended. */
const endings: Readonly<Record<'slow' | 'changed' | 'down', RegExp>> = {
  slow: /Asking/,
  changed: /Failed/,
  down: /Failed/,
}
type Misbehaving = keyof typeof endings

/** What was found or not; the title of a panel holds none of these words after a figure. */
const ended = /Found$|\d (section|facilit)|None found$/

const panels = ['elevation', 'section', 'parcel', 'facilities'] as const
const USABLE_MS = 3_500

/** One change from step to step. What is down comes last: a source that failed often is left alone for a while. */
const rounds: readonly (readonly [Breakable, Breakable])[] = [
  ['elevation', 'section'],
  ['facilities', 'parcel'],
  ['section', 'facilities'],
]
const steps: readonly (readonly [Misbehaving, Misbehaving])[] = [
  ['slow', 'changed'],
  ['slow', 'slow'],
  ['changed', 'slow'],
  ['changed', 'down'],
]

for (const [one, other] of rounds) {
  test(`${one} and ${other} fail in four ways, and nothing else does`, async ({ page, context }) => {
    test.setTimeout(120_000)
    await saveData(context)
    await allAnswer(page)
    const now: Partial<Record<Breakable, Fault>> = {}
    for (const [first, second] of steps) {
      for (const [panel, fault] of [
        [one, first],
        [other, second],
      ] as const) {
        if (now[panel] !== fault) await setFault(page, hosts[panel], fault)
        now[panel] = fault
      }
      const times = await visit(page, { [one]: endings[first], [other]: endings[second] })
      console.log(`${one} ${first}, ${other} ${second}: ${times}`)
    }
  })
}

/** A source that was down in the round before rests for a while; so long everything else would fail for that. */
async function allAnswer(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(somewhereNew())
    for (const panel of panels)
      await expect(endingOf(page, panel)).not.toContainText(/Failed|Asking/, { timeout: USABLE_MS })
  }).toPass({ timeout: 40_000 })
}

/** In Pensacola, where nobody has asked yet. */
function somewhereNew(): string {
  const [north = 0, east = 0] = [Math.random(), Math.random()].map((share) => share * 0.01)
  return `/place?at=${(30.42 + north).toFixed(6)},${(-87.23 + east).toFixed(6)}`
}

/** Opens a place that nobody asked about yet; milliseconds until each panel had ended as it must. */
async function visit(page: Page, broken: Partial<Record<PanelId, RegExp>>): Promise<string> {
  const started = Date.now()
  await page.goto(somewhereNew(), { waitUntil: 'commit' })
  const others = panels.filter((panel) => !(panel in broken))
  const times: string[] = []
  await Promise.all(
    others.map(async (panel) => {
      await expect(endingOf(page, panel)).toContainText(ended, {
        timeout: USABLE_MS,
      })
      await expect(panelOf(page, panel).getByText('Retrieved').first()).toBeVisible()
      times.push(`${panel} ${Date.now() - started}`)
    }),
  )
  for (const [panel, ending] of Object.entries(broken)) {
    await expect(endingOf(page, panel as PanelId)).toContainText(ending)
    if (ending.source === 'Failed')
      await expect(panelOf(page, panel as PanelId)).toContainText('are not affected')
  }
  return times.join(', ')
}
