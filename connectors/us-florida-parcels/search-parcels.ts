import type { ConnectorMethod } from '@/lib/connector/method'
import { citeLayer } from './cite-layer'
import { fetchAnyPage, readPage, searchParams } from './search/fetch-page'
import { answerTable, parcelAnswer, toAnswer } from './search/parcel-answer'

export const searchParcels = {
  summary:
    'Parcels by number, address, area, city, owner, or figures of land, building, value and sale. At least one filter; owner and figures need a bbox or a city, an address needs its city or ZIP code or a bbox; a search by owner has at most 50 rows in all. Rows are the source’s polygons, square by square where the area is large: limit and offset count its rows, of which streets and water are left out, so a page can have fewer rows than limit and still a nextOffset. includeGeometry gives GeoJSON.',
  params: searchParams,
  result: parcelAnswer,
  example: { bbox: [-81.386, 28.53, -81.384, 28.532], limit: 5 },
  namesPersons: ({ owner }) => owner !== undefined,
  // A search without an owner is cached longer, by `readPage`.
  async run(params, context) {
    const page =
      params.owner === undefined ? await context.call(readPage, params) : await fetchAnyPage(params, context)
    return toAnswer(page, params.includeGeometry)
  },
  table: (answer, { owner }) => answerTable(answer, owner !== undefined),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof searchParams, typeof parcelAnswer>
