import { z } from 'zod'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { type FacilityRecord, facility } from '@/lib/records/facility/fields'
import { facilityTable } from '@/lib/records/facility/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { centerOf, milesTo, roundMiles } from './search/facility-query'
import { readQueryPage } from './search/fetch-query-page'
import { decodeToken, encodeToken, type TokenContent } from './search/results-token'
import { citeSearch, notesOnRows } from './search/search'
import type { FacilityRow } from './search/to-facility-row'
import { services } from './services'

const texts = defineSentences('federal-env-compliance.get-facility-rows', {
  noLongitude: 'The source would not give its longitudes just now, so rows have no position.',
  byName: 'In the order of the source, by name.',
  nearest: 'Nearest first.',
  shifted:
    'The search was run again between two pages and its total changed, so a row may be missing or stand twice.',
  tokenHasAtMost: 'A token has at most 512 characters. Pass it unchanged.',
  sourceGaveOfTheRows: 'The source gave {rows} of the {expected} rows of this page.',
  searchHasRowsThisPage: 'The search has {total, number} rows; this page lies beyond them.',
  searchWasRunAgain: 'The search was run again; it now has {total, number} rows, not {rows, number}.',
})

const params = z.strictObject({
  resultsToken: z
    .string()
    .min(1)
    .max(512, texts.tokenHasAtMost)
    .describe('The token of a search, unchanged.'),
  pageno: z.int().min(1).max(10_000).default(1).describe('Page of `limit` rows, from 1.'),
  limit: z.int().min(1).max(250).default(25).describe('Rows a page.'),
})

const result = z.object({
  source: z.string(),
  service: z.string(),
  resultsToken: z.string().min(1),
  page: z.int().min(1),
  totalRows: z.int().min(0).nullable(),
  returned: z.int().min(0),
  facilities: z.array(z.object(facility.shape)),
  truncatedTo: z.int().min(1).optional(),
  note: z.string().optional(),
  caveats: z.array(z.string()),
})

const exampleToken = encodeToken({
  service: 'all-media',
  query: { latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 },
  rows: null,
})

export const getFacilityRows = {
  summary:
    'One page of the rows of a search, by its token; nearest first where the search was around a point and is small.',
  params,
  result,
  example: { resultsToken: exampleToken, pageno: 1, limit: 25 },
  async run({ resultsToken, pageno, limit }, context) {
    const content = decodeToken(resultsToken)
    const window = await fetchWindow(content, (pageno - 1) * limit, limit, context)
    const { totalRows, rows, notes } = window
    const expected = Math.max(0, Math.min(limit, totalRows - (pageno - 1) * limit))
    const cut = rows.length < expected
    return {
      source: services[content.service].source,
      service: content.service,
      resultsToken,
      page: pageno,
      totalRows,
      returned: rows.length,
      facilities: rows,
      ...(cut && rows.length > 0 ? { truncatedTo: rows.length } : {}),
      note: [...(cut ? [texts.sourceGaveOfTheRows({ rows: rows.length, expected })] : []), ...notes].join(
        ' ',
      ),
      caveats: context.connector.caveats,
    }
  },
  table: ({ facilities, note }) => facilityTable(facilities, note ? [note] : []),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof params, typeof result>

interface Window {
  totalRows: number
  rows: FacilityRecord[]
  notes: string[]
}

/** The first page reveals the source's real page size, which may differ from the requested one. */
async function fetchWindow(
  content: TokenContent,
  offset: number,
  limit: number,
  context: MethodContext,
): Promise<Window> {
  const { service, query } = content
  const read = (page: number) => context.call(readQueryPage, { service, query, page })
  const first = await read(1)
  const place = placer(query)
  const total = first.totalRows
  const base = [...notesOnTotal(content, total), ...(first.hasLongitude ? [] : [texts.noLongitude])]
  if (offset >= total) {
    const beyond = total === 0 ? [] : [texts.searchHasRowsThisPage({ total })]
    return { totalRows: total, rows: [], notes: [...beyond, ...base] }
  }
  const notes = [...base, ...notesOnRows(service)]
  const size = first.rows.length
  const isWhole = size >= total
  if (isWhole && centerOf(query)) {
    const nearest = first.rows.map(place).toSorted(byDistance)
    return {
      totalRows: total,
      rows: nearest.slice(offset, offset + limit),
      notes: [texts.nearest, ...notes],
    }
  }
  const from = Math.floor(offset / size) + 1
  const to = Math.floor((Math.min(offset + limit, total) - 1) / size) + 1
  const pages = []
  for (let page = from; page <= to; page += 1) pages.push(page === 1 ? first : await read(page))
  const start = offset - (from - 1) * size
  const rows = pages.flatMap((page) => page.rows).slice(start, start + limit)
  const changed = pages.some((page) => page.totalRows !== total) ? [texts.shifted] : []
  return { totalRows: total, rows: rows.map(place), notes: [texts.byName, ...changed, ...notes] }
}

function notesOnTotal({ rows }: TokenContent, total: number): string[] {
  if (rows === null || rows === total) return []
  return [texts.searchWasRunAgain({ total, rows })]
}

function placer(query: TokenContent['query']) {
  const center = centerOf(query)
  return (row: FacilityRow) => {
    const miles = center && milesTo(center, row)
    return { ...row, distanceMiles: miles === null ? null : roundMiles(miles) }
  }
}

function byDistance(a: FacilityRecord, b: FacilityRecord): number {
  const apart = (a.distanceMiles ?? Number.POSITIVE_INFINITY) - (b.distanceMiles ?? Number.POSITIVE_INFINITY)
  return apart || 0 || (a.name ?? '').localeCompare(b.name ?? '')
}
