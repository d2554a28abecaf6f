import { z } from 'zod'
import { DAY, HOUR, type Method } from '@/lib/connector/method'
import type { Table } from '@/lib/export/table'
import { hasRows } from '@/lib/socrata/asset-kind'
import { NOT_STATED, readView } from '@/lib/socrata/read-view'
import { tokenFor } from '@/lib/socrata/token-for'
import { admitPortal } from './admit-portal'
import { citeDataset } from './cite-source'
import { operators } from './column-kind'
import { kind as kinds, pageOf } from './dataset-entry'
import { datasetId, portal } from './dataset-params'
import { describeColumns } from './describe-columns'
import { flag, rowSource, scan } from './record'
import { noSuchDataset, verifyDataset } from './verify-dataset'

const params = z.strictObject({ portal, datasetId })

const datasetColumn = z.strictObject({
  field: z.string().describe('The name to give in fields, filters and orderBy.'),
  title: z.string(),
  type: z.string().describe('In the portal’s own word.'),
  holds: z.enum(['text', 'number', 'moment', 'yes-no', 'other']),
  operators: z.array(z.enum(operators)),
  description: z.string().nullable(),
})

const result = z.object({
  portal: z.string(),
  datasetId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  kind: kinds,
  queryable: z.boolean(),
  licence: z.object({
    name: z.string().describe('“Not stated” where the publisher states none.'),
    id: z.string().nullable(),
    terms: z.string().nullable().describe('Where the terms are, as the publisher wrote it.'),
  }),
  columns: z.array(datasetColumn),
  withheldFields: z.array(z.string()),
  systemFields: z.array(z.string()).describe('Every row has these too; they come when they are named.'),
  verifiedBy: z.enum(['catalog', 'portal']),
  page: z.string(),
  flags: z.array(flag),
  scan,
  source: rowSource,
  caveats: z.array(z.string()),
})

export type DatasetSchema = z.output<typeof result>
export type DatasetColumn = z.output<typeof datasetColumn>

const systemFields = [':id', ':created_at', ':updated_at'] as const

export const getDatasetSchema = {
  summary: 'Columns of one dataset of the catalog, what can be asked of each, and its license.',
  params,
  result,
  example: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu' },
  cache: { freshFor: HOUR, staleFor: DAY },
  async run({ portal: given, datasetId: id }, context) {
    const admitted = await admitPortal(given, context)
    const { host } = admitted
    const dataset = id.toLowerCase()
    const vouched = await verifyDataset(admitted, dataset, context)
    const view = await readView(context.upstream.alsoAt(new Set(admitted.names)), {
      ...{ host, id: dataset, source: host },
      ...tokenFor(context),
      missing: noSuchDataset(host),
    })
    const { texts, columns, withheldFields, flags, scan } = await describeColumns(host, view)
    const kind = vouched.kind ?? view.kind
    const licence = { ...view.licence, name: texts.licence, terms: view.licence.terms && texts.terms }
    return {
      ...{ portal: host, datasetId: dataset, verifiedBy: vouched.by, kind, licence },
      ...{ columns, withheldFields, flags, scan },
      name: texts.name,
      description: texts.description || null,
      category: texts.category || null,
      queryable: hasRows(kind),
      systemFields: [...systemFields],
      page: pageOf(host, dataset),
      source: {
        ...{ id: dataset, host, title: texts.name, licence: licence.name, updatedAt: view.updatedAt },
        publisher: texts.publisher || host,
        notice: null,
      },
      caveats: caveatsOf(vouched.by, view.licence.name === NOT_STATED, withheldFields.length),
    }
  },
  table: ({ columns, withheldFields, caveats }): Table => ({
    columns: [
      { key: 'field', label: 'Field', type: 'text' },
      { key: 'title', label: 'Title', type: 'text' },
      { key: 'type', label: 'Type', type: 'text' },
      { key: 'holds', label: 'Holds', type: 'text' },
      { key: 'description', label: 'Description', type: 'text' },
      { key: 'operators', label: 'Operators', type: 'text' },
    ],
    rows: columns.map((column) => ({ cells: { ...column, operators: column.operators.join(', ') } })),
    notes: [...(withheldFields.length > 0 ? [`Withheld: ${withheldFields.join(', ')}.`] : []), ...caveats],
  }),
  cite: ({ source }) => citeDataset(source),
} satisfies Method<typeof params, typeof result>

const caveatsOf = (verifiedBy: 'catalog' | 'portal', isUnlicensed: boolean, withheld: number) => [
  ...(verifiedBy === 'portal'
    ? ['The catalog does not list this dataset now; the portal itself answers for it.']
    : []),
  ...(isUnlicensed ? ['The publisher names no license. Ask before using the rows in your own work.'] : []),
  ...(withheld > 0
    ? ['Columns about people and firms are withheld: they are neither read nor can they be asked for.']
    : []),
]
