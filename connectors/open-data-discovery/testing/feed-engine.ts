import type { Declaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import type { SimulatedDataset, SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { openDataDiscovery } from '../index'
import type { queryMunicipalBuildingOperations } from '../query-municipal-building-operations'
import { austinPortal } from '../simulated/socrata/austin'
import { chicagoPortal } from '../simulated/socrata/chicago'
import { losAngelesPortal } from '../simulated/socrata/los-angeles'
import { sanFranciscoPortal } from '../simulated/socrata/san-francisco'
import { seattlePortal } from '../simulated/socrata/seattle'

const NAME = 'open-data-discovery'
const NOW = new Date('2026-11-21T12:00:00Z')

const portals = [austinPortal, chicagoPortal, losAngelesPortal, sanFranciscoPortal, seattlePortal]

/** Caches generated rows, which are most of a query's cost here. */
function remembering(dataset: SimulatedDataset): SimulatedDataset {
  let made: SimulatedRecord[] | undefined
  return {
    ...dataset,
    rows: () => {
      made ??= [...dataset.rows({ equals: {}, like: {} })]
      return made
    },
  }
}

const served = portals.map(({ host, datasets }) => ({ host, datasets: datasets.map(remembering) }))

export const datasets = served.flatMap((portal) => portal.datasets)

export const sample: Transport = sampleTransport({
  ...Object.fromEntries(served.map((portal) => [portal.host, simulateSocrata(portal.datasets)])),
})

const impatient = {
  ...openDataDiscovery,
  pace: { ...openDataDiscovery.pace, retries: 0 },
} satisfies Declaration

export function createFeeds(transport: Transport = sample, settings: Record<string, string> = {}) {
  const deps = engineDeps(transport, { now: () => NOW })
  return createEngine({ [NAME]: impatient }, { ...deps, settingsOf: () => settings })
}

export type Feeds = ReturnType<typeof createFeeds>
export type FeedSearch = ParamsOf<typeof queryMunicipalBuildingOperations>

const shared = createFeeds()

export async function search(params: FeedSearch, engine: Feeds = shared) {
  const answer = await engine.call(NAME, 'queryMunicipalBuildingOperations', params)
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function listCities(engine: Feeds = shared) {
  const answer = await engine.call(NAME, 'listMunicipalBuildingOperationsSources', {})
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

export async function problemOf(params: unknown, engine: Feeds = shared) {
  const answer = await engine.callNamed(NAME, 'queryMunicipalBuildingOperations', params)
  if (answer.ok) throw new Error('This was answered')
  const { code, message, issues } = answer.error
  return { code, message, paths: issues.map(({ path }) => path) }
}
