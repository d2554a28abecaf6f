import 'server-only'
import type { z } from 'zod'
import { read } from '@/app/_lib/read/data'
import type { Connectors } from '@/connectors'
import type { listMunicipalities } from '@/connectors/us-public-assessments/public'
import type { Result } from '@/lib/connector/result'
import type { AssessmentsUrlParams } from './url'

type Methods = Connectors['us-public-assessments']['methods']
type Answer<M extends keyof Methods> = z.output<Methods[M]['result']>

export type AssessmentSources = Answer<'listSources'>
export type AssessmentSource = AssessmentSources['sources'][number]
export type PropertySearchResult = Answer<'searchProperties'>
export type HomeCandidate = PropertySearchResult['records'][number]
export type PropertyHistoryResult = Answer<'getPropertyHistory'>
export type HomeownerSummary = Answer<'getHomeownerSummary'>

export function fetchSources(): Promise<Result<AssessmentSources>> {
  return read('us-public-assessments', 'listSources', {})
}

export type MunicipalitiesResult = z.output<typeof listMunicipalities.result>

export function fetchMunicipalities(source: string): Promise<Result<MunicipalitiesResult>> {
  return read('us-public-assessments', 'listMunicipalities', { source })
}

export function searchHomes(
  source: string,
  { q, id, city, county, municipality }: AssessmentsUrlParams,
): Promise<Result<PropertySearchResult>> {
  return read('us-public-assessments', 'searchProperties', {
    source,
    ...(q ? { streetAddress: q } : {}),
    ...(id ? { parcelId: id } : {}),
    ...(city ? { city } : {}),
    ...(county ? { county } : {}),
    ...(municipality ? { municipalityCode: municipality } : {}),
  })
}

export function fetchHistory(key: string, years?: readonly number[]): Promise<Result<PropertyHistoryResult>> {
  return read('us-public-assessments', 'getPropertyHistory', toParams(key, years))
}

export function fetchSummary(key: string, years?: readonly number[]): Promise<Result<HomeownerSummary>> {
  return read('us-public-assessments', 'getHomeownerSummary', toParams(key, years))
}

const toParams = (key: string, years: readonly number[] | undefined) => ({
  propertyKey: key,
  ...(years && years.length > 0 ? { years: [...years] } : {}),
})
