import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import type { OpenTable } from '@/lib/open-table/table'
import { keyOfTable } from '@/lib/open-table/table'
import { openDataDiscovery } from '../index'
import type { searchConstruction } from '../search-construction'
import { sampleSettings } from '../settings'
import { openDataSimulators } from '../simulator'

const NAME = 'open-data-discovery'
export const NOW = new Date('2026-11-21T12:00:00Z')
export const TODAY = '2026-11-21'

const impatient = {
  ...openDataDiscovery,
  pace: { ...openDataDiscovery.pace, retries: 0 },
} satisfies ConnectorDeclaration

export const sample: Transport = sampleTransport(openDataSimulators)

interface Options {
  transport?: Transport
  settings?: Readonly<Record<string, string | undefined>>
}

export function createDiscovery({ transport = sample, settings = sampleSettings }: Options = {}) {
  const deps = engineDeps(transport, { now: () => NOW })
  return createEngine({ [NAME]: impatient }, { ...deps, settingsOf: () => settings })
}

export type DiscoverySample = ReturnType<typeof createDiscovery>
export type ConstructionSearch = ParamsOf<typeof searchConstruction>

export async function findPermits(params: ConstructionSearch, engine: DiscoverySample) {
  const answer = await engine.call(NAME, 'searchConstruction', params, { internal: true })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function listConstruction(engine: DiscoverySample) {
  const answer = await engine.call(NAME, 'listNewConstructionPermitSources', {})
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function describeTable(table: OpenTable, engine: DiscoverySample) {
  const params = { table: keyOfTable(table) }
  const answer = await engine.call(NAME, 'describeTable', params, { internal: true })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function problemOf(method: string, params: unknown, engine: DiscoverySample) {
  const answer = await engine.callNamed(NAME, method, params)
  if (answer.ok) throw new Error('This was answered')
  const { code, message, issues } = answer.error
  return { code, message, paths: issues.map(({ path }) => path) }
}
