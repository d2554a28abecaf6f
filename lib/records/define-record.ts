import './uncompiled-schemas'
import type { Point } from 'geojson'
import type * as z from 'zod/mini'
import type { ComparableAttribute } from '@/lib/comparison/attribute'
import type { ExportCell, ExportColumn, ExportTable } from '@/lib/export/table'
import { translate } from '@/lib/language/translate'
import { nameSentences } from '@/lib/sentences/define-sentences'
import { pointOf } from './point-of'

type Schema = z.core.$ZodType
export type RecordShape = Readonly<Record<string, Schema>>
export type RecordOf<S extends RecordShape> = z.core.$InferObjectOutput<S, Record<never, never>>

interface FileColumn<V, R> extends Omit<ExportColumn, 'key'> {
  cell(value: V, record: R): ExportCell
}

export interface RecordFact {
  labelId?: string
  label: string
  value: string
  note?: string
  day?: string
  /** Words of an agency in the value. A Spanish page marks them as English. */
  agencyWords?: readonly string[]
}

export type ColumnComparisonKind =
  | 'class'
  | 'year'
  | 'dollars'
  | 'dollars per square foot'
  | 'acres'
  | 'count'
  | 'as published'

export interface MapTableColumn<Row> {
  id: string
  labelId?: string
  label: string
  cell(row: Row): string
  /** The value to sort by, of which null sorts last. A column without this method cannot be sorted. */
  value?(row: Row): string | number | null
  numeric?: boolean
  compares?: ColumnComparisonKind
  isFirst?: boolean
  /** Words of an agency in the cell. A Spanish page marks them as English. */
  agencyWords?(row: Row): readonly string[]
}

type ComparedAs = 'amount' | 'class' | 'note'

interface CompareRules<V, R> extends Pick<ComparableAttribute<R>, 'toDisplay' | 'guard' | 'fileOnly'> {
  as: ComparedAs
  text?(value: V, record: R): string | null
}

interface Field<S extends Schema, R> {
  schema: S
  label: string
  unit?: string
  limit?: string
  /** Required for days and links, because their schema is plain text. */
  type?: 'date' | 'link'
  text?(value: z.output<S>, record: R): string | null
  /**
   * Words of an agency in the text, which a Spanish page marks as English. `true` if all words of the text
   * are an agency's.
   */
  agencyWords?: true | ((value: z.output<S>, record: R) => readonly string[])
  /**
   * Columns of the file, keyed by name, or `false` for none. The default is one column with the field's key.
   */
  file?: false | Readonly<Record<string, Partial<FileColumn<z.output<S>, R>>>>
  fact?: {
    text?(value: z.output<S>, record: R): string | null
    absent?: string
    note?: string | ((value: z.output<S>, record: R) => string | undefined)
  }
  compare?: ComparedAs | CompareRules<z.output<S>, R>
  map?: Pick<MapTableColumn<never>, 'compares' | 'isFirst' | 'numeric'> & {
    id?: string
    unsorted?: true
    value?(value: z.output<S>, record: R): string | number | null
  }
}

type Fields<S extends RecordShape> = { readonly [K in keyof S]: Field<S[K], RecordOf<S>> }

export interface RecordKind<S extends RecordShape> {
  shape: S
  columns: readonly ExportColumn[]
  cells(record: RecordOf<S>): Record<string, ExportCell>
  labels: { readonly [K in keyof S]: string }
  labelIds: { readonly [K in keyof S]: string }
  pick(
    columns: Readonly<Record<string, string>> | readonly string[],
  ): Pick<RecordKind<S>, 'columns' | 'cells'>
  table(records: readonly RecordOf<S>[], notes?: readonly string[]): ExportTable
  pointOf(record: RecordOf<S>): Point | null
  facts(record: RecordOf<S>, fields?: readonly (keyof S & string)[]): RecordFact[]
  compare<Data>(recordsOf: (data: Data) => readonly RecordOf<S>[]): ComparableAttribute<Data>[]
  mapColumns<Row>(
    recordOf: (row: Row) => Partial<RecordOf<S>>,
    fields?: readonly (keyof S & string)[],
  ): MapTableColumn<Row>[]
  mapFacts(
    record: Partial<RecordOf<S>>,
    fields: readonly (keyof S & string)[],
  ): { labelId: string; label: string; value: string }[]
}

export type RecordOfKind<K> = K extends RecordKind<infer S> ? RecordOf<S> : never

type Values = Readonly<Record<string, unknown>>
type AnyField = Field<Schema, Values>

export function defineRecord<S extends RecordShape>(name: string, fields: Fields<S>): RecordKind<S> {
  const labelIdOf = (key: string) => `${name}.${key}.label`
  const entries = Object.entries(fields as unknown as Readonly<Record<string, AnyField>>)
  nameSentences(name, Object.fromEntries(entries.map(([key, { fact }]) => [key, { note: fact?.note }])))
  const fileColumns = entries.flatMap(([key, field]) => fileColumnsOf(key, field))
  const cells = (record: Values) =>
    Object.fromEntries(fileColumns.map(({ column, cell }) => [column.key, cell(record)]))
  const kind: RecordKind<Readonly<Record<string, z.core.$ZodUnknown>>> = {
    shape: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema as z.core.$ZodUnknown])),
    columns: fileColumns.map(({ column }) => column),
    cells,
    labels: Object.fromEntries(entries.map(([key, { label }]) => [key, label])),
    labelIds: Object.fromEntries(entries.map(([key]) => [key, labelIdOf(key)])),
    pick: (columns) => {
      const named = Array.isArray(columns) ? columns.map((name) => [name, name]) : Object.entries(columns)
      const picked = named.map(([key, name]) => {
        const match = fileColumns.find(({ column }) => column.key === name)
        if (!match) throw new Error(`There is no file column ${name}.`)
        return { key, ...match }
      })
      return {
        columns: picked.map(({ key, column }) => ({ ...column, key })),
        cells: (record) => Object.fromEntries(picked.map(({ key, cell }) => [key, cell(record)])),
      }
    },
    table: (records, notes = []) => ({
      columns: fileColumns.map(({ column }) => column),
      rows: records.map((record) => ({
        cells: cells(record),
        ...('latitude' in fields && { geometry: positionOf(record) }),
      })),
      notes: [...notes],
    }),
    pointOf: positionOf,
    facts: (record, keys = Object.keys(fields)) =>
      keys.flatMap((key) => factOf(key, labelIdOf(key), fields[key] as AnyField, record) ?? []),
    compare: (recordsOf) =>
      entries.flatMap(([key, field]) => attributeOf(key, labelIdOf(key), field, recordsOf) ?? []),
    mapColumns: (recordOf, keys = Object.keys(fields)) =>
      keys.flatMap((key) => mapColumnOf(key, labelIdOf(key), fields[key] as AnyField, recordOf) ?? []),
    mapFacts: (record, keys) =>
      keys.flatMap((key) => {
        const field = fields[key] as AnyField | undefined
        if (!field || record[key] === undefined) return []
        const value = textOf(key, field, record) || field.fact?.absent
        return value ? [{ labelId: labelIdOf(key), label: field.label, value }] : []
      }),
  }
  return kind as unknown as RecordKind<S>
}

interface TextRule {
  text?: AnyField['text'] | undefined
}

function positionOf({ latitude, longitude }: Values): Point | null {
  return pointOf({ latitude: numberOf(latitude), longitude: numberOf(longitude) })
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

function textOf(key: string, { text }: TextRule, record: Values): string | null {
  const value = record[key]
  if (value === undefined) return null
  if (text) return text(value, record)
  return value === null ? null : String(value)
}

function agencyWordsOf(key: string, { agencyWords, text }: AnyField, record: Values): readonly string[] {
  if (typeof agencyWords === 'function') return agencyWords(record[key], record)
  return [textOf(key, { text }, record) ?? ''].filter(Boolean)
}

function factOf(key: string, labelId: string, field: AnyField, record: Values): RecordFact | undefined {
  if (!field.fact) return undefined
  const { text = field.text, absent } = field.fact
  const value = textOf(key, { text }, record) ?? absent
  const day = field.type === 'date' ? record[key] : null
  const note = typeof field.fact.note === 'function' ? field.fact.note(record[key], record) : field.fact.note
  return value === undefined
    ? undefined
    : {
        labelId,
        label: field.label,
        value,
        ...(note && { note }),
        ...(typeof day === 'string' && { day }),
        ...(field.agencyWords && { agencyWords: agencyWordsOf(key, field, record) }),
      }
}

function attributeOf<Data>(
  id: string,
  labelId: string,
  field: AnyField,
  recordsOf: (data: Data) => readonly Values[],
): ComparableAttribute<Data> | undefined {
  const { label, limit, unit, compare } = field
  if (!compare) return undefined
  const rules: CompareRules<unknown, Values> = typeof compare === 'string' ? { as: compare } : compare
  const { as, toDisplay, guard, fileOnly, text = field.text } = rules
  const amount = (data: Data) => {
    const [record, ...others] = recordsOf(data)
    const value = record?.[id]
    return typeof value === 'number' && others.length === 0 ? value : null
  }
  return {
    id,
    labelId,
    get label() {
      return limit ? `${translate(label)} (${translate(limit)})` : label
    },
    text: (data) =>
      [...new Set(recordsOf(data).flatMap((record) => textOf(id, { text }, record) ?? []))].join('; ') ||
      null,
    ...(as === 'amount' && { amount, ...(unit && { unit }) }),
    ...(as === 'note' && { isNote: true }),
    ...(toDisplay && { toDisplay }),
    ...(field.agencyWords && {
      agencyWords: (data: Data) => recordsOf(data).flatMap((record) => agencyWordsOf(id, field, record)),
    }),
    ...(guard && { guard: (a, b) => guard(recordsOf(a)[0] ?? {}, recordsOf(b)[0] ?? {}) }),
    ...(fileOnly && { fileOnly }),
  }
}

function mapColumnOf<Row>(
  key: string,
  labelId: string,
  field: AnyField,
  recordOf: (row: Row) => Values,
): MapTableColumn<Row> | undefined {
  if (!field.map) return undefined
  const { id = key, unsorted, value: sortedBy, ...rest } = field.map
  const cell = (row: Row) => textOf(key, field, recordOf(row)) ?? ''
  const value = (row: Row) => {
    const record = recordOf(row)
    const published = record[key]
    if (sortedBy && published !== undefined) return sortedBy(published, record)
    if (typeof published === 'number') return published
    return (field.type === 'date' && typeof published === 'string' ? published : cell(row)) || null
  }
  return {
    id,
    labelId,
    label: field.label,
    cell,
    ...(unsorted ? {} : { value }),
    ...(field.agencyWords && { agencyWords: (row: Row) => agencyWordsOf(key, field, recordOf(row)) }),
    ...rest,
  }
}

function fileColumnsOf(
  key: string,
  field: AnyField,
): { column: ExportColumn; cell(record: Values): ExportCell }[] {
  const { file = { [key]: {} }, label, unit } = field
  if (file === false) return []
  return Object.entries(file).map(([name, { cell, ...declared }]) => {
    const type = declared.type ?? columnType(field)
    if (!type || (!cell && !columnType(field)))
      throw new Error(`The field ${key} holds more than one value: declare its file columns.`)
    return {
      column: { key: name, label, type, ...(unit && { unit }), ...declared },
      cell: (record: Values) => (cell ? cell(record[key], record) : ((record[key] ?? null) as ExportCell)),
    }
  })
}

/** Returns undefined for lists and objects, because they do not fit into one cell. */
function columnType({ schema, type }: Pick<AnyField, 'schema' | 'type'>): ExportColumn['type'] | undefined {
  if (type) return type
  const { def } = schema._zod
  if (def.type === 'nullable' || def.type === 'optional')
    return columnType({ schema: (def as z.core.$ZodNullableDef).innerType })
  if (def.type === 'number' || def.type === 'int') return 'number'
  return ['string', 'enum', 'literal', 'boolean'].includes(def.type) ? 'text' : undefined
}
