import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import type { getSectionGeometry } from '../get-section-geometry'
import { federalLandSurvey } from '../index'
import type { searchByLegalDescription } from '../search-by-legal-description'
import { simulateLandSurvey } from '../simulator'

export type LegalSearchParams = ParamsOf<typeof searchByLegalDescription>
type OutlineParams = ParamsOf<typeof getSectionGeometry>

const impatient = {
  ...federalLandSurvey,
  pace: { ...federalLandSurvey.pace, retries: 0 },
} satisfies ConnectorDeclaration
export const NAME = 'federal-land-survey'

export const createSurvey = (transport: Transport) =>
  createEngine({ [NAME]: impatient }, engineDeps(transport))
export const sampleSurvey = sampleTransport({ 'gis.blm.gov': simulateLandSurvey })
export const engine = createSurvey(sampleSurvey)

type Survey = typeof engine

export async function at(latitude: number, longitude: number, survey: Survey = engine) {
  const result = await survey.call(NAME, 'getTownshipSection', { latitude, longitude })
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

export async function search(params: LegalSearchParams, survey: Survey = engine) {
  const result = await survey.call(NAME, 'searchByLegalDescription', params)
  if (!result.ok) throw new Error(result.error.message)
  return result.data
}

export async function outline(params: OutlineParams, survey: Survey = engine) {
  const result = await survey.call(NAME, 'getSectionGeometry', params)
  if (!result.ok) throw new Error(result.error.message)
  return result.data
}

export async function problemOf(params: unknown, method = 'searchByLegalDescription') {
  const result = await engine.callNamed(NAME, method, params)
  if (result.ok) throw new Error('This was answered')
  return { code: result.error.code, paths: result.error.issues.map(({ path }) => path) }
}

export const idsOf = ({ records }: { records: { plssid: string; sectionId: string | null }[] }) =>
  records.map(({ plssid, sectionId }) => sectionId ?? plssid)

export const rows = (...attributes: object[]) => ({
  features: attributes.map((each) => ({ attributes: each })),
})

export function layersAnswering(answers: Record<number, object | null>): Transport {
  return async (request) => {
    const [, layer] = /MapServer\/(\d)\/query/.exec(request.url) ?? []
    const answer = answers[Number(layer)]
    return answer === null ? new Response('busy', { status: 503 }) : Response.json(answer ?? rows())
  }
}
