import { afterAll, describe, expect, it } from 'vitest'
import type { Read } from '@/app/data'
import type { Place } from '../place'
import { placeAt } from '../place-at'
import { readAssessment } from './assessment'
import { readElevation } from './elevation'
import { readFacilities } from './facilities'
import { readLabor } from './labor'
import { type Ending, type Outcome, type PanelId, panelIds } from './outcome'
import { readParcel } from './parcel'
import { readPermits } from './permits'
import { readSection } from './section'
import { type Fate, fates } from './testing/matrix-house'
import { type Ended, type Fates, type MatrixPanel, type MatrixPanels, run } from './testing/matrix-run'

const sea = placeAt({ latitude: 30, longitude: -60 })
const montana = placeAt({ latitude: 45.68015, longitude: -107.91452 })
const texas = placeAt({ latitude: 31, longitude: -99 })
const everglades = placeAt({ latitude: 25.8, longitude: -80.9 })
const known = { address: '742 W Inkwell St, Chicago, IL', city: 'CHICAGO', state: 'IL' }
const chicago = placeAt({ latitude: 42.060299, longitude: -87.738266 }, known)
const alabama = placeAt({ latitude: 30.269946, longitude: -87.71378 }, { address: '1905 W 1st St' })
/** Without its address, and so without the city’s own feeds. */
const inChicago: Place = { point: chicago.point, city: 'CHICAGO', states: ['IL'], isTerritory: false }

interface Places {
  found: Place
  /** Where the source itself has nothing; left out: its answer is emptied on the way. */
  none?: Place
  uncovered: Place
}

type Reader = (place: Place, read: Read) => Promise<Outcome<unknown>>

const at = (host: string, reader: Reader, { found, none = found, uncovered }: Places): MatrixPanel => ({
  host,
  read: (fate, read) => reader(fate === 'not-covered' ? uncovered : fate === 'none' ? none : found, read),
})

/** No place on earth has every record with every fate, so each panel is given its own. */
const always: MatrixPanels = {
  elevation: at('epqs.nationalmap.gov', readElevation, { found: montana, uncovered: sea }),
  section: at('gis.blm.gov', readSection, { found: montana, uncovered: texas }),
  assessment: at('datacatalog.cookcountyil.gov', readAssessment, { found: chicago, uncovered: alabama }),
  parcel: at('services9.arcgis.com', readParcel, { found: everglades, uncovered: montana }),
  facilities: at('echodata.epa.gov', readFacilities, { found: everglades, none: montana, uncovered: sea }),
  permits: at('data.cityofchicago.org', readPermits, { found: inChicago, uncovered: montana }),
}

/** Asked on request only: no part of the page where a pair is of others, and beside the two quickest in its own pairs. */
const labor: MatrixPanels = {
  labor: at('api.bls.gov', (place, read) => readLabor(place, read, { series: true }), {
    found: montana,
    uncovered: sea,
  }),
}
const whole: MatrixPanels = { ...always, ...labor }

function panelsFor(chosen: Fates): MatrixPanels {
  if (!chosen.labor) return always
  const partners = Object.keys(chosen).map((panel) => [panel, whole[panel as PanelId]])
  return { elevation: always.elevation, section: always.section, ...Object.fromEntries(partners) }
}

const pairs = panelIds.flatMap((first, index) =>
  panelIds.slice(index + 1).map((second): [PanelId, PanelId] => [first, second]),
)
const combinations: Fates[] = pairs.flatMap(([first, second]) =>
  fates.flatMap((one) => fates.map((other) => ({ [first]: one, [second]: other }))),
)

/** What each fate must end as, and why where it fails. */
const expected: Record<Fate, { ending: Ending; code?: string }> = {
  found: { ending: 'found' },
  none: { ending: 'none' },
  'not-covered': { ending: 'not-covered' },
  slow: { ending: 'found' },
  down: { ending: 'failed', code: 'upstream_unavailable' },
  changed: { ending: 'failed', code: 'upstream_changed' },
}

const codeOf = (outcome: Outcome<unknown>) => ('problem' in outcome ? outcome.problem.code : undefined)

/** What is wrong with one panel, in words: not as its fate must end, or touched by what befell another. */
function faultOf({ panel, fate, outcome }: Ended, calm: ReadonlyMap<PanelId, string>): string[] {
  const said = `${panel}: ${outcome.ending} ${codeOf(outcome) ?? ''}`
  if (fate === undefined) return JSON.stringify(outcome) === calm.get(panel) ? [] : [`touched, ${said}`]
  const { ending, code } = expected[fate]
  return outcome.ending === ending && codeOf(outcome) === code ? [] : [`${fate}, ${said}`]
}

/** Few, so that what is measured is a page and not a crowd. */
const AT_ONCE = 3

const usable = new Map<string, number[]>()

function note(name: string, milliseconds: number): void {
  usable.set(name, [...(usable.get(name) ?? []), milliseconds])
}

function noteAll(ended: readonly Ended[]): void {
  for (const { fate, after } of ended) note(fate ?? 'untouched', after)
  note('the first panel', Math.min(...ended.map(({ after }) => after)))
}

describe('every panel through every fate, in every combination of two', () => {
  it(`ends each as it must and leaves the others as they were (${combinations.length} combinations)`, async () => {
    const first = await (await run(whole, {})).all
    expect(first.map(({ outcome }) => outcome.ending)).toEqual(panelIds.map(() => 'found'))
    const calm = new Map(first.map(({ panel, outcome }) => [panel, JSON.stringify(outcome)]))
    const wrong: string[] = []
    const running: Promise<unknown>[] = []
    const left = combinations.values()
    const work = async () => {
      for (const chosen of left) {
        const { quick, all } = await run(panelsFor(chosen), chosen)
        const judged = all.then((ended) => {
          noteAll(ended)
          const faults = ended.flatMap((each) => faultOf(each, calm))
          wrong.push(...faults.map((fault) => `${JSON.stringify(chosen)} ${fault}`))
        })
        running.push(judged)
        // What is slow or down waits beside the next ones, and needs its timers.
        await quick
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await Promise.all(running)
    expect(wrong).toEqual([])
  }, 180_000)
})

afterAll(() => {
  const lines = [...usable].map(([name, times]) => {
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    return `${name.padEnd(16)}${median.toFixed(0).padStart(6)} ms, ${times.length} times`
  })
  process.stdout.write(`Usable after, median:\n${lines.join('\n')}\n`)
})
