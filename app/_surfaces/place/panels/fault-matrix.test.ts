import { afterAll, describe, expect, it } from 'vitest'
import { isLongRun } from '@/lib/testing/long-run'
import type { PanelOutcome, PanelOutcomeKind } from '../outcome'
import type { Panel } from '../panel'
import { type Place, placeAt } from '../place'
import type { PanelId } from '.'
import { assessment } from './assessment'
import { cleanup } from './cleanup'
import { elevation } from './elevation'
import { facilities } from './facilities'
import { flood } from './flood'
import { floodHistory } from './flood-history'
import { labor } from './labor'
import { parcel } from './parcel'
import { permits } from './permits'
import { section } from './section'
import { soils } from './soils'
import { fates, type SimulatedPanelOutcome } from './testing/matrix-app'
import {
  type OutcomeMatrixEntry,
  type OutcomeMatrixPanel,
  type OutcomeMatrixPanels,
  run,
  type SimulatedPanelOutcomes,
} from './testing/matrix-run'
import { panelIds } from './testing/read-outcomes'
import { wetlands } from './wetlands'

const sea = placeAt({ latitude: 30, longitude: -60 })
const montana = placeAt({ latitude: 45.68015, longitude: -107.91452 })
const texas = placeAt({ latitude: 31, longitude: -99 })
/** No registered parcel layer covers this point. */
const kansas = placeAt({ latitude: 37.6872, longitude: -97.3301 })
const everglades = placeAt({ latitude: 25.8, longitude: -80.9 })
const houston = placeAt({ latitude: 29.725, longitude: -95.23 })
/** This point is in a river, which the wetlands map covers. */
const miami = placeAt({ latitude: 25.528114, longitude: -80.375 })
/** The digital flood map has a gap here. */
const unstudied = placeAt({ latitude: 40.2912, longitude: -100.37 })
const context = { address: '742 W Inkwell St, Chicago, IL', city: 'CHICAGO', state: 'IL' }
const chicago = placeAt({ latitude: 42.060299, longitude: -87.738266 }, context)
const alabama = placeAt({ latitude: 30.269946, longitude: -87.71378 }, { address: '1905 W 1st St' })
const inChicago: Place = { point: chicago.point, city: 'CHICAGO', states: ['IL'], isTerritory: false }

interface Places {
  covered: Place
  none?: Place
  uncovered: Place
}

const at = (
  host: string,
  panel: Panel,
  { covered, none = covered, uncovered }: Places,
): OutcomeMatrixPanel => ({
  host,
  read: (fate, call) =>
    panel.read(fate === 'not-covered' ? uncovered : fate === 'none' ? none : covered, call, { series: true }),
})

/**
 * Each panel has its own test places, because no single place has all three outcomes (a record, no record, no
 * coverage) for every panel.
 */
const whole: OutcomeMatrixPanels = {
  elevation: at('epqs.nationalmap.gov', elevation, { covered: montana, uncovered: sea }),
  flood: at('hazards.fema.gov', flood, { covered: everglades, none: unstudied, uncovered: sea }),
  'flood-history': at('www.fema.gov', floodHistory, { covered: houston, uncovered: sea }),
  wetlands: at('fwspublicservices.wim.usgs.gov', wetlands, { covered: miami, uncovered: sea }),
  soils: at('sdmdataaccess.sc.egov.usda.gov', soils, { covered: montana, uncovered: sea }),
  section: at('gis.blm.gov', section, { covered: montana, uncovered: texas }),
  assessment: at('datacatalog.cookcountyil.gov', assessment, { covered: chicago, uncovered: alabama }),
  parcel: at('services9.arcgis.com', parcel, { covered: everglades, uncovered: kansas }),
  facilities: at('echodata.epa.gov', facilities, { covered: everglades, none: montana, uncovered: sea }),
  cleanup: at('services.arcgis.com', cleanup, { covered: houston, uncovered: sea }),
  permits: at('data.cityofchicago.org', permits, { covered: inChicago, uncovered: montana }),
  labor: at('api.bls.gov', labor, { covered: montana, uncovered: sea }),
}

const pairs = panelIds.flatMap((first, index) =>
  panelIds.slice(index + 1).map((second): [PanelId, PanelId] => [first, second]),
)
const alone: SimulatedPanelOutcomes[] = pairs.flatMap(([first, second]) =>
  fates.flatMap((one) => fates.map((other) => ({ [first]: one, [second]: other }))),
)

const pairsOf = (runs: readonly SimulatedPanelOutcomes[]) =>
  new Set(
    runs.flatMap((combination) =>
      pairs.flatMap(([first, second]) =>
        combination[first] && combination[second]
          ? [`${first} ${combination[first]}, ${second} ${combination[second]}`]
          : [],
      ),
    ),
  )

function coverPairs(): SimulatedPanelOutcomes[] {
  const missing = pairsOf(alone)
  const gainOf = (combination: SimulatedPanelOutcomes) =>
    [...pairsOf([combination])].filter((pair) => missing.has(pair)).length
  const runs: SimulatedPanelOutcomes[] = []
  while (missing.size > 0) {
    let best = alone.find((pair) => gainOf(pair) > 0) ?? {}
    for (const panel of panelIds) {
      if (best[panel]) continue
      const choices = fates.map((fate) => ({ ...best, [panel]: fate }))
      best = choices.toSorted((one, other) => gainOf(other) - gainOf(one))[0] ?? best
    }
    for (const pair of pairsOf([best])) missing.delete(pair)
    runs.push(best)
  }
  return runs
}
const together = coverPairs()
const combinations = isLongRun ? [...together, ...alone] : together

const expected: Record<
  Exclude<SimulatedPanelOutcome, 'found' | 'slow'>,
  { ending: PanelOutcomeKind; code?: string }
> = {
  none: { ending: 'none' },
  'not-covered': { ending: 'not-covered' },
  down: { ending: 'failed', code: 'upstream_unavailable' },
  changed: { ending: 'failed', code: 'upstream_changed' },
}

const codeOf = (outcome: PanelOutcome<unknown>) => ('problem' in outcome ? outcome.problem.code : undefined)

function faultOf({ panel, fate, outcome }: OutcomeMatrixEntry, calm: ReadonlyMap<PanelId, string>): string[] {
  const verdict = `${panel}: ${outcome.ending} ${codeOf(outcome) ?? ''}`
  const isUntouched = fate === undefined || fate === 'found' || fate === 'slow'
  if (isUntouched) return JSON.stringify(outcome) === calm.get(panel) ? [] : [`touched, ${verdict}`]
  const { ending, code } = expected[fate]
  return outcome.ending === ending && codeOf(outcome) === code ? [] : [`${fate}, ${verdict}`]
}

/** The number is small, so that the test measures single pages and not their contention. */
const AT_ONCE = 3

const usable = new Map<string, number[]>()

function note(name: string, milliseconds: number): void {
  usable.set(name, [...(usable.get(name) ?? []), milliseconds])
}

function noteAll(ended: readonly OutcomeMatrixEntry[]): void {
  for (const { fate, after } of ended) note(fate ?? 'untouched', after)
  note('the first panel', Math.min(...ended.map(({ after }) => after)))
}

describe('all panels with every combination of two failures', () => {
  it('the runs cover every pair of panels with every pair of simulated outcomes', () => {
    expect(pairsOf(together)).toEqual(pairsOf(alone))
    expect(pairsOf(together).size).toBe(pairs.length * fates.length ** 2)
  })

  it(`each panel ends as its simulated outcome requires and leaves the other panels unchanged (${combinations.length} runs)`, async () => {
    const first = await (await run(whole, {})).all
    expect(first.map(({ outcome }) => outcome.ending)).toEqual(panelIds.map(() => 'found'))
    const calm = new Map(first.map(({ panel, outcome }) => [panel, JSON.stringify(outcome)]))
    const wrong: string[] = []
    const running: Promise<unknown>[] = []
    const left = combinations.values()
    const work = async () => {
      for (const combination of left) {
        const { quick, all } = await run(whole, combination)
        const judged = all.then((ended) => {
          noteAll(ended)
          const faults = ended.flatMap((each) => faultOf(each, calm))
          wrong.push(...faults.map((fault) => `${JSON.stringify(combination)} ${fault}`))
        })
        running.push(judged)
        // The next run starts while the slow and the failed panels of this run are still pending.
        await quick
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await Promise.all(running)
    expect(wrong).toEqual([])
  }, 600_000)
})

afterAll(() => {
  const lines = [...usable].map(([name, times]) => {
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    return `${name.padEnd(16)}${median.toFixed(0).padStart(6)} ms, ${times.length} times`
  })
  process.stdout.write(`Usable after, median:\n${lines.join('\n')}\n`)
})
