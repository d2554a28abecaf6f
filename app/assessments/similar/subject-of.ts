import 'server-only'
import { findSource, guidanceFor } from '@/connectors/us-public-assessments/public'
import { formatDollars } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import type { HomeBuilding, HomeSelection } from '../fetch-home'
import type { HomeValuesResult } from '../fetch-values'
import { localGuidance } from '../law/local-guidance'
import type { AssessmentsUrlParams } from '../url'
import {
  type ComparisonSubject,
  comparableValue,
  formatArea,
  type HomeAssessmentRoll,
  type SubjectHomeRow,
  toSubjectRow,
  unitsOf,
} from './similar-home'

export function comparedOf(
  { sourceId, source, property, building }: HomeSelection,
  values: HomeValuesResult,
) {
  if (!values.ok) return undefined
  const { assessments, property: undated } = values.history
  const compared = comparableValue(assessments, undated, guidanceFor(sourceId)?.comparedBy)
  if (!compared) return undefined
  const match = {
    property: compared.year === null ? (undated ?? property) : property,
    assessments,
    retrievedAt: values.meta.retrievedAt,
  }
  const own = toSubjectRow(match, compared, translate(source?.title ?? sourceId))
  return own && { ...compared, own: building?.size ? withBuilding(own, building.size) : own }
}

function withBuilding(
  own: SubjectHomeRow,
  { squareFeet, yearBuilt }: NonNullable<HomeBuilding['size']>,
): SubjectHomeRow {
  if (own.area !== null) return own
  const sizes = { area: formatArea(squareFeet), perFoot: formatDollars(own.amount / squareFeet, 2) }
  const built = yearBuilt === null ? {} : { built: String(yearBuilt) }
  return { ...own, area: squareFeet, home: { ...built, ...own.home, ...sizes } }
}

export function subjectOf(
  home: HomeSelection,
  values: HomeValuesResult,
  url: AssessmentsUrlParams,
): ComparisonSubject | undefined {
  const compared = comparedOf(home, values)
  if (!compared) return undefined
  return {
    ...rollOf(home, url),
    key: home.key,
    units: unitsOf(home.property),
    ...(guidanceFor(home.sourceId)?.equityNeeds?.marketValues ? { needsMarketValues: true } : {}),
    ...compared,
  }
}

export const comparableSubject = (
  home: HomeSelection,
  values: HomeValuesResult,
  url: AssessmentsUrlParams,
): ComparisonSubject | undefined =>
  localGuidance(home)?.otherAssessments?.rule === 'barred' ? undefined : subjectOf(home, values, url)

export function rollOf(
  { sourceId, source, property }: HomeSelection,
  url: AssessmentsUrlParams,
): HomeAssessmentRoll {
  const localities = {
    city: url.city ?? property.city,
    county: url.county ?? property.county,
    municipalityCode: url.municipality ?? property.sourceAttributes?.municipalityCode,
  }
  const declaration = findSource(sourceId)
  const needs = declaration?.needs ?? {}
  const place = (['city', 'county', 'municipalityCode'] as const).flatMap((name) => {
    const text = localities[name]
    return needs[name] && typeof text === 'string' ? [[name, text] as const] : []
  })
  return {
    source: sourceId,
    sourceTitle: translate(source?.title ?? sourceId),
    place: Object.fromEntries(place),
    ...(declaration?.address.near && localities.city ? { city: localities.city } : {}),
  }
}
