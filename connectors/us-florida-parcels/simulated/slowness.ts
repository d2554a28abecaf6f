import { readArea } from '@/lib/arcgis/simulated-area'
import { arcgis } from '@/lib/conditions/dialects'
import { hintsOf } from '@/lib/conditions/evaluate'
import { parse } from '@/lib/conditions/parse'
import { Refusal } from '@/lib/conditions/refusal'
import type { Bounds } from '@/lib/geography/types'
import { estimateParcelsWithin } from '@/lib/sample-world/florida/parcels'

type Course = 'answers' | 'stalls' | 'refuses'

interface SampleQuery {
  params: URLSearchParams
  bbox: Bounds | undefined
  equals: Readonly<Record<string, string[]>>
  like: Readonly<Record<string, string[]>>
  isFirstRows: boolean
  isCount: boolean
}

interface Rule {
  when(asked: SampleQuery): boolean
  course: Course
}

const deepestOffset = 10_000
const widestDegrees = 0.6
const mostRows = 150_000
const wantsAll = ['returnCountOnly', 'returnDistinctValues', 'returnExtentOnly', 'returnIdsOnly']
const mostByHouseNumber = { rows: 50, fields: 3 }

/** The rules were measured on the real layer. The first matching rule decides. */
const rules: readonly Rule[] = [
  { when: ({ params }) => params.has('outStatistics'), course: 'refuses' },
  { when: ({ params }) => Number(params.get('resultOffset')) > deepestOffset, course: 'refuses' },
  { when: isLookUp, course: 'answers' },
  { when: ({ equals, isCount }) => isCount && 'PHY_ZIPCD' in equals, course: 'refuses' },
  { when: ({ bbox }) => bbox !== undefined && isWide(bbox), course: 'stalls' },
  { when: ({ bbox }) => bbox !== undefined && estimateParcelsWithin(bbox) > mostRows, course: 'stalls' },
  { when: ({ bbox }) => bbox !== undefined, course: 'answers' },
  { when: ({ equals }) => 'PHY_ZIPCD' in equals && !('CO_NO' in equals), course: 'refuses' },
  { when: isHouseNumber, course: 'answers' },
  // The first rows of the table are fast even without a condition.
  { when: ({ isFirstRows }) => isFirstRows, course: 'answers' },
  { when: () => true, course: 'stalls' },
]

export function parseCourse(params: URLSearchParams): Course {
  const query = readAsked(params)
  return query ? (rules.find(({ when }) => when(query))?.course ?? 'answers') : 'answers'
}

function readAsked(params: URLSearchParams): SampleQuery | undefined {
  try {
    const where = params.get('where')?.trim() || '1=1'
    const condition = parse(where, arcgis)
    return {
      params,
      ...hintsOf(condition, arcgis, (name) => name.toUpperCase()),
      bbox: readArea(params)?.bbox,
      isFirstRows:
        condition.is === 'all' &&
        condition.terms.length === 0 &&
        !wantsAll.some((name) => params.get(name) === 'true') &&
        isByObjectId(params),
      isCount: params.get('returnCountOnly') === 'true',
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function isByObjectId(params: URLSearchParams): boolean {
  return /^\s*(OBJECTID(\s+ASC)?)?\s*$/i.test(params.get('orderByFields') ?? '')
}

/**
 * The source has an index on object ids and on parcel ids. A parcel id that is blank or a word is slow
 * nevertheless, because thousands of placeholder rows have it.
 */
function isLookUp({ params, equals }: SampleQuery): boolean {
  if (params.get('objectIds') || equals.OBJECTID) return true
  return equals.PARCEL_ID?.every((id) => /\d/.test(id)) ?? false
}

function isWide([west, south, east, north]: Bounds): boolean {
  return east - west > widestDegrees || north - south > widestDegrees
}

function isHouseNumber({ params, like, isCount }: SampleQuery): boolean {
  const patterns = like.PHY_ADDR1 ?? []
  const fields = (params.get('outFields') ?? '*').split(',').map((name) => name.trim())
  return (
    !isCount &&
    patterns.length === 1 &&
    /^\d{1,6} %$/.test(patterns[0] ?? '') &&
    fields.length <= mostByHouseNumber.fields &&
    !fields.includes('*') &&
    Number(params.get('resultRecordCount') || Number.POSITIVE_INFINITY) <= mostByHouseNumber.rows
  )
}
