import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import type { SimulatedDataset, SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { feeds } from '../buildings/feed-list'
import { openDataDiscovery } from '../index'
import type { queryMunicipalBuildingOperations } from '../query-municipal-building-operations'
import { portals } from '../simulated/permit-tables'

const NAME = 'open-data-discovery'
const NOW = new Date('2026-11-21T12:00:00Z')

const feedHosts = new Set(feeds.map(({ host }) => host))

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

const served = portals
  .filter(({ host }) => feedHosts.has(host))
  .map(({ host, datasets }) => ({ host, datasets: datasets.map(remembering) }))

export const datasets = served.flatMap((portal) => portal.datasets)

export const sample: Transport = sampleTransport({
  ...Object.fromEntries(served.map((portal) => [portal.host, simulateSocrata(portal.datasets)])),
})

const impatient = {
  ...openDataDiscovery,
  pace: { ...openDataDiscovery.pace, retries: 0 },
} satisfies ConnectorDeclaration

export function createFeeds(transport: Transport = sample, settings: Record<string, string> = {}) {
  const deps = engineDeps(transport, { now: () => NOW })
  return createEngine({ [NAME]: impatient }, { ...deps, settingsOf: () => settings })
}

export type BuildingFeedSample = ReturnType<typeof createFeeds>
export type BuildingFeedSearchParams = ParamsOf<typeof queryMunicipalBuildingOperations>

const shared = createFeeds()

export async function search(params: BuildingFeedSearchParams, engine: BuildingFeedSample = shared) {
  const answer = await engine.call(NAME, 'queryMunicipalBuildingOperations', params)
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function listCities(engine: BuildingFeedSample = shared) {
  const answer = await engine.call(NAME, 'listMunicipalBuildingOperationsSources', {})
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

export async function problemOf(params: unknown, engine: BuildingFeedSample = shared) {
  const answer = await engine.callNamed(NAME, 'queryMunicipalBuildingOperations', params)
  if (answer.ok) throw new Error('This was answered')
  const { code, message, issues } = answer.error
  return { code, message, paths: issues.map(({ path }) => path) }
}
