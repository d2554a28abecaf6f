import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { readRows } from './layer'
import { queryOf, rowQuestion } from './row-question'
import { layerChanged, orTooBroad } from './too-broad'

const idOnly = z.object({ OBJECTID: z.int() })

const params = z.strictObject({
  question: rowQuestion,
  /** The object id of the last row of the page before. */
  after: z.int().min(0).optional(),
  layer: z.enum(['polygons', 'centroids']),
  /** The numbers hold for one edition of the layer. */
  edition: z.number().nullable(),
})

const result = z.object({ ids: z.array(z.int()), done: z.boolean() })

export type Positions = z.output<typeof result>

/** In an area the ids of many rows are quick. */
const IDS_AT_ONCE = 2000

/** Where the rows of a search are: an offset cannot be asked for beyond a few thousand rows. */
export const readPositions = {
  summary: 'Object ids of a search in ascending order, from one on.',
  params,
  result,
  example: { question: { bbox: [-81.386, 28.53, -81.384, 28.532] }, layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 7 * DAY },
  async run({ question, after, layer }, context) {
    const query = { ...queryOf(question, after), orderBy: [{ field: 'OBJECTID' }], limit: IDS_AT_ONCE }
    const page = await orTooBroad(question, (demanding) => readRows(context, idOnly, { ...query, demanding }))
    if (page.layer !== layer) throw layerChanged()
    const ids = page.features.map(({ attributes }) => attributes.OBJECTID)
    return { ids, done: !page.truncated && ids.length < IDS_AT_ONCE }
  },
} satisfies Method<typeof params, typeof result>
