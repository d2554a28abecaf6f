import { geocoder } from '@/connectors/geocoder/index'
import { simulateGeocoder } from '@/connectors/geocoder/simulator'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { usPublicAssessments } from '../index'
import type { searchProperties } from '../search-properties'
import { sampleSettings } from '../settings'
import { assessmentSimulators } from '../simulator'

export const NAME = 'us-public-assessments'
const NOW = new Date('2026-11-21T12:00:00Z')

const impatient = {
  ...usPublicAssessments,
  pace: { ...usPublicAssessments.pace, retries: 0 },
} satisfies ConnectorDeclaration

export const sampleWith = (others: Readonly<Record<string, Simulator>>): Transport =>
  sampleTransport({ ...assessmentSimulators, 'geocoding.geo.census.gov': simulateGeocoder, ...others })

export const sample: Transport = sampleWith({})

interface Options {
  transport?: Transport
  settings?: Readonly<Record<string, string | undefined>>
  now?: Date
  timeout?: number
}

export function createAssessments({
  transport = sample,
  settings = sampleSettings,
  now = NOW,
  timeout = impatient.pace.timeout,
}: Options = {}) {
  const deps = engineDeps(transport, { now: () => now })
  const declared = { ...impatient, pace: { ...impatient.pace, timeout } }
  return createEngine({ [NAME]: declared, geocoder }, { ...deps, settingsOf: () => settings })
}

export type AssessmentsSample = ReturnType<typeof createAssessments>
export type PropertySearchParams = ParamsOf<typeof searchProperties>

const shared = createAssessments()

export async function search(params: PropertySearchParams, engine: AssessmentsSample = shared) {
  const answer = await engine.call(NAME, 'searchProperties', params)
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function history(propertyKey: string, years?: number[], engine: AssessmentsSample = shared) {
  const answer = await engine.call(NAME, 'getPropertyHistory', { propertyKey, ...(years ? { years } : {}) })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function summary(propertyKey: string, years?: number[], engine: AssessmentsSample = shared) {
  const answer = await engine.call(NAME, 'getHomeownerSummary', { propertyKey, ...(years ? { years } : {}) })
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  return answer.data
}

export async function problemOf(method: string, params: unknown, engine: AssessmentsSample = shared) {
  const answer = await engine.callNamed(NAME, method, params)
  if (answer.ok) throw new Error('This was answered')
  const { code, message, issues } = answer.error
  return { code, message, paths: issues.map(({ path }) => path) }
}

export function keyOf(record: { propertyKey: string } | undefined): string {
  if (!record) throw new Error('No candidate to go on with')
  return record.propertyKey
}
