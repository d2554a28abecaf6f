import { z } from 'zod'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readLayerState } from '../layer'
import { sourceSchema, toSource } from '../source-notes'
import {
  type FloridaLayerRows,
  fetchAreaPage,
  type ParcelAreaPage,
  type ParcelAreaPageParams,
} from './area-page'
import { ownTest } from './filter-params'
import { findFew } from './find-few'
import {
  checkRanges,
  filterShape,
  includeGeometry,
  objectIdShape,
  type ParcelSearchFilters,
  pagingShape,
  searchArea,
  searchFilter,
} from './parcel-params'
import { type ParcelSourceRow, parcelRow, toFilterable, toParcelRow } from './parcel-rows'

const texts = defineSentences('us-florida-parcels.fetch-page', {
  searchHasRowsThisOffset: 'The search has {rows} rows; this offset lies beyond them.',
  weLeftOutOfTheRows:
    'We left out {left} of the {passed} rows of the source on this page: streets or water, not parcels.',
  comparedHere:
    'We cannot ask the source for value per acre, land value per square foot or the size of an outline. We compared them within this page and left out {unmet}.',
  thereIsMoreThan: 'There is more than paging reaches. Take a smaller area.',
})

export const searchParams = z
  .strictObject({ ...objectIdShape, ...filterShape, includeGeometry, ...pagingShape })
  .superRefine(checkRanges)

const parcelPage = z.object({
  rows: z.array(parcelRow),
  nextOffset: z.int().min(0).nullable(),
  truncated: z.boolean(),
  source: sourceSchema,
})

export type ParcelPage = z.output<typeof parcelPage>

const FARTHEST_OFFSET = 100_000

const { owner: _, ...ownerlessShape } = filterShape
const ownerlessParams = z.strictObject({
  ...objectIdShape,
  ...ownerlessShape,
  includeGeometry,
  ...pagingShape,
})

export const readPage = {
  summary: 'One page of a search, without owners.',
  params: ownerlessParams,
  result: parcelPage,
  example: { bbox: [-81.386, 28.53, -81.384, 28.532], limit: 5 },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: (params, context) => fetchAnyPage(params, context),
} satisfies ConnectorMethod<typeof ownerlessParams, typeof parcelPage>

export async function fetchAnyPage(
  { includeGeometry: geometry, limit, offset, ...search }: z.output<typeof searchParams>,
  context: MethodContext,
): Promise<z.input<typeof parcelPage>> {
  const own = ownTest(searchFilter(search))
  const hasShape = geometry || isOfOutline(search)
  const few = await findFew(search, hasShape, context)
  const paging = { includeGeometry: hasShape, limit, offset }
  const page = few ? pageOf(few, paging) : await fetchAreaPage(searchArea(search), paging, context)
  const rows = own ? page.rows.filter((each) => own(toFilterable(each))) : page.rows
  const unmet = page.rows.length - rows.length
  const { fields } = rows.length === 0 ? {} : await context.call(readLayerState, {})
  const options = { layer: page.layer, edition: page.edition, owner: search.owner !== undefined }
  const next = offset + page.passed
  const isReachable = page.truncated && page.passed > 0 && next <= FARTHEST_OFFSET
  const rollYears = rows.map(({ row }) => row.rollYear)
  const notes = [
    ...page.notes,
    ...notesOn(page, isReachable),
    ...(own && !few ? [texts.comparedHere({ unmet })] : []),
  ]
  return {
    rows: rows.map((row) => toParcelRow(row, options)),
    nextOffset: isReachable ? next : null,
    truncated: page.truncated,
    source: toSource(
      { layer: page.layer, edition: page.edition, rollYears, notes, ...(fields ? { fields } : {}) },
      context,
    ),
  }
}

const isOfOutline = ({ minOutlineAcres, maxOutlineAcres }: ParcelSearchFilters): boolean =>
  minOutlineAcres !== undefined || maxOutlineAcres !== undefined

function pageOf(
  { rows, truncated, notes, ...rest }: FloridaLayerRows,
  paging: ParcelAreaPageParams,
): ParcelAreaPage {
  const page = rows.slice(paging.offset, paging.offset + paging.limit)
  const hasMore = truncated || paging.offset + page.length < rows.length
  return {
    ...rest,
    rows: page,
    passed: page.length,
    truncated: hasMore,
    notes: [...notes, ...past(rows, paging)],
  }
}

const past = (rows: ParcelSourceRow[], { offset }: ParcelAreaPageParams) =>
  offset > 0 && offset >= rows.length ? [texts.searchHasRowsThisOffset({ rows: rows.length })] : []

function notesOn({ rows, passed, truncated }: ParcelAreaPage, isReachable: boolean): string[] {
  const left = passed - rows.length
  return [
    ...(left === 0 ? [] : [texts.weLeftOutOfTheRows({ left, passed })]),
    ...(truncated && !isReachable ? [texts.thereIsMoreThan] : []),
  ]
}
