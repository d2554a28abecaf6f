import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { facilityTable } from '@/lib/records/facility/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { MOST_ROWS } from './near/near-circle'
import { areas, countInactive, equate, listedShape } from './near/near-counts'
import { describeRows, listRows, loadRows } from './near/near-rows'
import { readQuery } from './search/facility-query'
import { MEMORY, runQuery } from './search/run-query'
import { citeSearch } from './search/search'
import { boxShape, industryShape, tooBroad } from './search/search-params'
import { serviceNames, services } from './services'

const texts = defineSentences('federal-env-compliance.facilities-in', {
  tooFull: '{rows, number} rows lie in this box, and we list up to {mostRows, number}. Draw a smaller box.',
})

const params = z.strictObject({
  service: z.enum(serviceNames),
  bbox: boxShape,
  ...industryShape,
  activeOnly: z.boolean().default(false),
})

const result = z.object({
  source: z.string(),
  service: z.enum(serviceNames),
  rowKind: z.enum(['facility', 'permit']),
  bbox: boxShape,
  ...listedShape,
})

/**
 * Refuses a box with too many facilities, because the source sorts by name: a truncated list would contain
 * only names with the first letters of the alphabet.
 */
export const facilitiesIn = {
  summary: 'Facilities in a box, by name, up to 5,000; a box with more is refused with their number.',
  params,
  result,
  example: {
    service: 'all-media',
    bbox: { c1lat: 29.72, c1lon: -95.28, c2lat: 29.75, c2lon: -95.25 },
  },
  cache: MEMORY,
  async run({ service, bbox, naics, sic, activeOnly }, context) {
    const box = { service, query: readQuery({ bbox, naics, sic, activeOnly }) }
    const { totalRows, counts: totals } = await context.call(runQuery, box)
    if (totalRows === null) throw tooBroad(null)
    if (totalRows > MOST_ROWS) throw tooFull(totalRows)
    const loaded = await loadRows(box, context)
    const rows = listRows(loaded.rows)
    const { totalRows: matched, countedTwice } = loaded
    const { source, rowKind } = services[service]
    return {
      source,
      service,
      rowKind,
      bbox: box.query.bbox ?? bbox,
      counts: equate({
        ...(await countInactive(box, matched, context)),
        matched,
        countedTwice,
        rows,
        rowKind,
        completeWithinMiles: null,
        area: areas.box,
      }),
      ...describeRows(service, loaded, rows, context),
      rows,
      totals,
    }
  },
  table: ({ rows, counts, notes }) => facilityTable(rows, [counts.sentence, ...notes]),
  cite: citeSearch,
} satisfies ConnectorMethod<typeof params, typeof result>

const tooFull = (rows: number) =>
  new ConnectorError('too_broad', texts.tooFull({ rows, mostRows: MOST_ROWS }), { field: 'bbox' })
