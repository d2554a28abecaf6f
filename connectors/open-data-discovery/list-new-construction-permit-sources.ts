import { z } from 'zod'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import type { ExportColumn } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  describeConstruction,
  type ListedConstructionSource,
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
  sources: z.array(listedConstructionSource),
  note: z.string(),
})

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
    columns,
    rows: sources.map((source) => ({
      cells: Object.fromEntries(
        columns.map(({ key }) => [key, toCell(source[key as keyof ListedConstructionSource])]),
      ),
    })),
    notes: [note],
  }),
} satisfies Method<typeof params, typeof result>

const columns: ExportColumn[] = [
  { key: 'id', label: 'Source id', type: 'text' },
  { key: 'title', label: 'Title', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'host', label: 'Host', type: 'text' },
  { key: 'dataset', label: 'Table at the host', type: 'text' },
  { key: 'certainty', label: 'What the choice of rows rests on', type: 'text' },
  { key: 'recipe', label: 'Conditions', type: 'text' },
  { key: 'dateColumn', label: 'Column of the day', type: 'text' },
  { key: 'dateMeaning', label: 'Meaning of the day', type: 'text' },
  { key: 'supportsIssuedAfter', label: 'Takes a first day', type: 'text' },
  { key: 'gaps', label: 'Gaps', type: 'text' },
  { key: 'licence', label: 'License', type: 'text' },
  { key: 'enabled', label: 'Switched on', type: 'text' },
  { key: 'reason', label: 'Why not switched on', type: 'text' },
]

const toCell = (value: string | boolean | string[] | null) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.join('; ') : value
