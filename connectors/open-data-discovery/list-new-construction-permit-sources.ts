import { z } from 'zod'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  constructionSourceSchema,
  describeConstruction,
  listedConstructionSource,
} from './construction/listed-source'
import { constructionSources } from './construction/source-list'

const texts = defineSentences('open-data-discovery.list-new-construction-permit-sources', {
  issuedafterBoundsTheDay:
    'issuedAfter bounds the day named by dateColumn, which is not always the day of issue. A permit is not proof that construction started or finished.',
})

const params = z.strictObject({})
const result = z.strictObject({
  count: z.int(),
  sources: z.array(constructionSourceSchema),
  note: z.string(),
})

const columns = listedConstructionSource.pick([
  'id',
  'title',
  'city',
  'county',
  'state',
  'host',
  'dataset',
  'certainty',
  'recipe',
  'dateColumn',
  'dateMeaning',
  'supportsIssuedAfter',
  'gaps',
  'licence',
  'enabled',
  'reason',
])

export const listNewConstructionPermitSources = {
  summary:
    'Curated sources of new-construction permits: recipe and what it rests on, day, order, license and gaps of each.',
  params,
  result,
  example: {},
  cache: DEFAULT_POLICY,
  async run(_params, context) {
    const sources = await Promise.all(
      constructionSources.map((source) => describeConstruction(source, context)),
    )
    return {
      count: sources.length,
      sources,
      note: texts.issuedafterBoundsTheDay,
    }
  },
  table: ({ sources, note }) => ({
    columns: [...columns.columns],
    rows: sources.map((source) => ({ cells: columns.cells(source) })),
    notes: [note],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>
