import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { citeLayer } from './cite-layer'
import { readPage } from './search/fetch-page'
import { answerTable, parcelAnswer, toAnswer } from './search/parcel-answer'
import { bbox, checkRanges, includeGeometry, landFilterShape, pagingShape } from './search/parcel-params'

const params = z
  .strictObject({ bbox, ...landFilterShape, includeGeometry, ...pagingShape })
  .superRefine(checkRanges)

export const getParcelsInArea = {
  summary:
    'Parcels that meet a bbox and filters of land, building, value and sale, never with owners. limit and offset count the source’s rows, of which streets and water are left out, so a page can have fewer rows than limit and still a nextOffset. includeGeometry gives GeoJSON.',
  params,
  result: parcelAnswer,
  example: { bbox: [-81.386, 28.53, -81.384, 28.532], limit: 5 },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run(request, context) {
    return toAnswer(await context.call(readPage, request), request.includeGeometry)
  },
  table: (answer) => answerTable(answer, false),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof parcelAnswer>
