import 'server-only'
import { findSource, guidanceFor } from '@/connectors/us-public-assessments/public'
import { formatDollars } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import type { HomeSelection, OwnBuilding } from '../fetch-home'
import type { HomeValues } from '../fetch-values'
import { localGuidance } from '../law/local-guidance'
import type { AssessmentsUrl } from '../url'
import {
  type ComparedSubject,
  comparableValue,
  formatArea,
  type HomeRoll,
  type SubjectRow,
  toSubjectRow,
  unitsOf,
} from './similar-home'

export function comparedOf({ sourceId, source, property, building }: HomeSelection, values: HomeValues) {
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
  own: SubjectRow,
  { squareFeet, yearBuilt }: NonNullable<OwnBuilding['size']>,
): SubjectRow {
  if (own.area !== null) return own
  const sizes = { area: formatArea(squareFeet), perFoot: formatDollars(own.amount / squareFeet, 2) }
  const built = yearBuilt === null ? {} : { built: String(yearBuilt) }
  return { ...own, area: squareFeet, home: { ...built, ...own.home, ...sizes } }
}

export function subjectOf(
  home: HomeSelection,
  values: HomeValues,
  url: AssessmentsUrl,
): ComparedSubject | undefined {
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
  values: HomeValues,
  url: AssessmentsUrl,
): ComparedSubject | undefined =>
  localGuidance(home)?.otherAssessments?.rule === 'barred' ? undefined : subjectOf(home, values, url)

export function rollOf({ sourceId, source, property }: HomeSelection, url: AssessmentsUrl): HomeRoll {
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
