import { z } from 'zod'
import { tableShape } from '@/lib/sample-tables/schema'

const names = z.array(z.string())
const types = z.record(z.string(), z.enum(['text', 'number', 'date']))

const serialPattern = z
  .strictObject({
    without: z.string().optional(),
    pattern: z.string(),
    isAccount: z.boolean().optional(),
    perTown: z.number().optional(),
  })
  .transform(({ without, pattern, ...others }) => ({
    ...others,
    pattern: new RegExp(pattern),
    without: without === undefined ? undefined : new RegExp(without, 'g'),
  }))

const search = z.strictObject({
  line: names.optional(),
  id: names.optional(),
  serial: serialPattern.optional(),
  /**
   * The difference between the highest and the first number of a building with several numbers. A search
   * finds such a building by its highest number.
   */
  topOfRange: z.number().optional(),
})

const rollShape = {
  ...tableShape,
  towns: z.tuple([z.string()], z.string()),
  search,
  years: z.strictObject({ newest: z.number(), oldest: z.union([z.number(), z.string()]) }).optional(),
  types: types.optional(),
}

const layerShape = {
  layer: z.string(),
  name: z.string().optional(),
  objectIdField: z.string().optional(),
  style: z.enum(['hosted', 'server']).optional(),
  shape: z.enum(['area', 'point', 'none']).optional(),
  maxRecordCount: z.number().optional(),
  edited: z.string().optional(),
  strays: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).optional(),
  isEmpty: z.boolean().optional(),
  isUnpaged: z.boolean().optional(),
  /** True if a firewall rejects requests whose User-Agent names an HTTP library, such as curl or axios. */
  refusesPrograms: z.boolean().optional(),
}

const variant = z.strictObject({
  ...layerShape,
  towns: rollShape.towns.optional(),
  columns: tableShape.columns.optional(),
  renamed: z.record(z.string(), z.string()).optional(),
  inCapitals: z.boolean().optional(),
})

const rollLayer = z.strictObject({ ...rollShape, ...layerShape, others: z.array(variant).optional() })

const rollDataset = z.strictObject({
  ...rollShape,
  host: z.string(),
  id: z.string(),
  updatedAt: z.string(),
  /** Columns whose numbers are sent with a decimal point, such as "72.0". */
  pointed: names.optional(),
  titles: z.record(z.string(), z.string()).optional(),
  movedFrom: z.string().optional(),
})

export type SampleRollSearch = z.output<typeof search>
export type SampleRollLayer = z.output<typeof rollLayer>
export type SampleRollDataset = z.output<typeof rollDataset>
export type SampleAssessmentRoll = SampleRollLayer | SampleRollDataset

export const isLayer = (roll: SampleAssessmentRoll): roll is SampleRollLayer => 'layer' in roll

export function readRolls<Name extends string>(
  tables: Readonly<Record<Name, { columns: object }>>,
): Readonly<Record<Name, SampleAssessmentRoll>> {
  const rolls = Object.entries<{ columns: object }>(tables).map(([name, table]) => [
    name,
    ('layer' in table ? rollLayer : rollDataset).parse(table),
  ])
  return Object.fromEntries(rolls)
}

export function withVariants({ others = [], ...roll }: SampleRollLayer): SampleRollLayer[] {
  return [roll, ...others.map((each) => variantOf(roll, each))]
}

function variantOf(roll: SampleRollLayer, change: z.output<typeof variant>): SampleRollLayer {
  const { columns = {}, renamed = {}, inCapitals = false, ...properties } = change
  const nameOf = (name: string) => renamed[name] ?? (inCapitals ? name.toUpperCase() : name)
  const rename = <Value>(cells: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [nameOf(name), cell]))
  return {
    ...roll,
    ...properties,
    search: { ...roll.search, line: roll.search.line?.map(nameOf), id: roll.search.id?.map(nameOf) },
    columns: rename({ ...roll.columns, ...columns }),
    types: rename(roll.types),
    rows: roll.rows?.map(({ cells, ...row }) => ({ ...row, ...(cells && { cells: rename(cells) }) })),
  }
}
