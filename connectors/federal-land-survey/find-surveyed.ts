import type { Geometry } from 'geojson'
import { type EsriGeometry, fromEsri } from '@/lib/arcgis/geometry'
import { boxOf } from '@/lib/arcgis/intersection'
import type { ArcgisLayerQuery } from '@/lib/arcgis/query'
import { alike, all, among, any, type Condition, equal, ONE } from '@/lib/conditions/condition'
import { sourceChanged } from '@/lib/connector/errors'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import type { SurveyRecord } from '@/lib/records/section/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { formatPlssId, isDivisionId, TOWNSHIP_ID_LENGTH } from '@/lib/survey/plssid'
import type { LegalDescriptionQuery } from './legal-question'
import { type ParsedRows, readRows, toRecord } from './read-record'
import { fetchLayer, layers } from './wire'

const texts = defineSentences('federal-land-survey.find-surveyed', {
  bureauOfLandManagement: 'The Bureau of Land Management sent an outline that leaves the world.',
})

const MOST_RECORDS = 50

interface SurveyFeature {
  record: SurveyRecord
  geometry: Geometry | null
}

export interface SurveyMatches extends ParsedRows<SurveyFeature> {
  truncated: boolean
}

export async function findSurveyed(
  question: LegalDescriptionQuery,
  upstream: UpstreamClient,
  geometry: boolean,
): Promise<SurveyMatches> {
  const named = isDivisionId(question.exact) || question.section !== undefined
  return named ? findSections(question, upstream, geometry) : findTownships(question, upstream, geometry)
}

export async function findSections(
  question: LegalDescriptionQuery,
  upstream: UpstreamClient,
  geometry: boolean,
): Promise<SurveyMatches> {
  const where =
    question.exact && isDivisionId(question.exact)
      ? equal('FRSTDIVID', question.exact)
      : all(inTownships(question), numbered(question.section))
  return fetchSections(upstream, { where, geometry, limit: MOST_RECORDS + 1 })
}

export async function fetchSections(
  upstream: UpstreamClient,
  query: ArcgisLayerQuery,
): Promise<SurveyMatches> {
  const page = await fetchLayer(upstream, layers.section, { ...query, orderBy: [{ field: 'FRSTDIVID' }] })
  const rows = readRows(page.features, ({ attributes, geometry }) => {
    const { FRSTDIVID: identifier, FRSTDIVTXT: typeName, FRSTDIVNO: number } = attributes
    const record = isDivisionId(identifier ?? '') ? toRecord({ identifier, typeName, number }) : null
    return record && { record, geometry: outlineOf(geometry) }
  })
  return cut(rows, page.truncated || page.features.length > MOST_RECORDS)
}

export async function findTownships(
  question: LegalDescriptionQuery,
  upstream: UpstreamClient,
  geometry: boolean,
): Promise<SurveyMatches> {
  const query = {
    where: inTownships(question),
    geometry,
    orderBy: [{ field: 'PLSSID' }],
    limit: MOST_RECORDS + 1,
  }
  const page = await fetchLayer(upstream, layers.township, query)
  const rows = readRows(page.features, ({ attributes, geometry: rings }) => {
    const record = toRecord({ identifier: attributes.PLSSID })
    return record && { record, geometry: outlineOf(rings) }
  })
  return cut(rows, page.truncated || page.features.length > MOST_RECORDS)
}

/** Throws for an impossible corner, because the outline without it would have another shape and area. */
function outlineOf(published: EsriGeometry | null | undefined) {
  const shape = fromEsri(published)
  const [west, south, east, north] = shape ? boxOf(shape) : [0, 0, 0, 0]
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > 90 || Math.abs(north) > 90)
    throw sourceChanged(texts.bureauOfLandManagement)
  return shape
}

/** Sections come before other divisions, such as blocks and tracts, which can have the same number. */
function cut({ matches, unreadable }: ParsedRows<SurveyFeature>, truncated: boolean): SurveyMatches {
  const kinds = ['section', 'township', 'other']
  const sorted = matches.toSorted((a, b) => kinds.indexOf(a.record.kind) - kinds.indexOf(b.record.kind))
  return {
    matches: sorted.slice(0, MOST_RECORDS),
    unreadable,
    truncated: truncated || matches.length > MOST_RECORDS,
  }
}

/**
 * The last character of a township's identifier distinguishes duplicates, so any character matches unless the
 * caller specified the identifier.
 */
function inTownships({ townships, exact }: LegalDescriptionQuery): Condition {
  if (exact) return equal('PLSSID', exact.slice(0, TOWNSHIP_ID_LENGTH))
  return any(...townships.map((township) => alike('PLSSID', [formatPlssId(township).slice(0, 14), ONE])))
}

/** The source stores section numbers as text, usually padded to two digits. */
function numbered(section: number | undefined): Condition | undefined {
  if (section === undefined) return undefined
  const plain = String(section)
  return among('FRSTDIVNO', [...new Set([plain, plain.padStart(2, '0')])])
}
