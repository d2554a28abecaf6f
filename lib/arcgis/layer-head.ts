import { z } from 'zod'
import { isArcgisName } from '@/lib/conditions/dialects'
import { toPlainText } from './plain-text'

const text = z.string().nullish().catch(null)
const flag = z.boolean().nullish().catch(null)
const number = z.number().nullish().catch(null)

const codedValues = z.array(z.looseObject({ name: z.string(), code: z.union([z.string(), z.number()]) }))
const domain = z
  .looseObject({ codedValues: codedValues.nullish().catch(null) })
  .nullish()
  .catch(null)

const domains = z.record(z.string(), domain).nullish().catch(null)

const field = z.looseObject({ name: z.string(), type: z.string(), alias: text, length: number, domain })

/** Most fields are optional, because servers of version 10.0 omit the row limit and the capabilities. */
export const layerHead = z.looseObject({
  name: text,
  type: text,
  geometryType: text,
  description: text,
  copyrightText: text,
  capabilities: text,
  objectIdField: text,
  maxRecordCount: number,
  fields: z.array(field).nullish().catch(null),
  subLayers: z
    .array(z.looseObject({ id: z.int(), name: z.string() }))
    .nullish()
    .catch(null),
  typeIdField: text,
  types: z
    .array(z.looseObject({ id: z.union([z.string(), z.number()]), name: text, domains }))
    .nullish()
    .catch(null),
  subtypeField: text,
  subtypes: z
    .array(z.looseObject({ code: z.union([z.string(), z.number()]), name: text, domains }))
    .nullish()
    .catch(null),
  supportsStatistics: flag,
  advancedQueryCapabilities: z
    .looseObject({ supportsPagination: flag, supportsOrderBy: flag })
    .nullish()
    .catch(null),
  editingInfo: z.looseObject({ lastEditDate: number, dataLastEditDate: number }).nullish().catch(null),
})

export interface ArcgisColumn {
  name: string
  type: string
  alias: string
  length: number | null
  words: Words | null
  wordsByType?: Readonly<Record<string, Words>>
}

type Words = Readonly<Record<string, string>>

export type ArcgisLayerForm = 'polygon' | 'points' | 'lines' | 'group' | 'table' | 'unknown'

export interface ArcgisLayerCapabilities {
  name: string
  form: ArcgisLayerForm
  queries: boolean
  /**
   * Servers before 10.3 do not name this column, so it is found by its type or by usual names. It is null if
   * neither matches a column.
   */
  objectIdField: string | null
  rowsAtMost: number
  pages: boolean
  orders: boolean
  columns: ArcgisColumn[]
  typeField: string | null
  subLayers: { id: number; name: string }[]
  copyright: string | null
  edition: number | null
}

const forms: Readonly<Record<string, ArcgisLayerForm>> = {
  esriGeometryPolygon: 'polygon',
  esriGeometryPoint: 'points',
  esriGeometryMultipoint: 'points',
  esriGeometryPolyline: 'lines',
}

/** Servers before 10.1 do not publish their row limit, which is 1,000 by default. */
const USUAL_CAP = 1000

export function abilityOf(head: z.output<typeof layerHead>): ArcgisLayerCapabilities {
  const { advancedQueryCapabilities: able, editingInfo } = head
  const named = (head.fields ?? []).filter(({ name }) => isArcgisName(name)).map(toColumn)
  const { typeField, columns } = withSubtypes(head, named)
  return {
    name: toPlainText(head.name ?? ''),
    form: formOf(head),
    queries: head.capabilities == null || /\b(query|data)\b/i.test(head.capabilities),
    objectIdField: objectIdOf(head.objectIdField, columns),
    rowsAtMost: head.maxRecordCount && head.maxRecordCount > 0 ? head.maxRecordCount : USUAL_CAP,
    pages: able?.supportsPagination === true,
    orders: (able?.supportsOrderBy ?? able?.supportsPagination) === true,
    columns,
    typeField,
    subLayers: (head.subLayers ?? []).map(({ id, name }) => ({ id, name })),
    copyright: toPlainText(head.copyrightText ?? '') || null,
    edition: editingInfo?.dataLastEditDate ?? editingInfo?.lastEditDate ?? null,
  }
}

function formOf({ type, geometryType }: z.output<typeof layerHead>): ArcgisLayerForm {
  if (/group/i.test(type ?? '')) return 'group'
  if (/^table$/i.test(type ?? '')) return 'table'
  return forms[geometryType ?? ''] ?? 'unknown'
}

function objectIdOf(named: string | null | undefined, columns: readonly ArcgisColumn[]): string | null {
  const has = (target: string) => columns.find(({ name }) => name.toUpperCase() === target.toUpperCase())
  return (
    (named && has(named)?.name) ||
    (columns.find(({ type }) => type === 'esriFieldTypeOID') ?? has('OBJECTID') ?? has('FID'))?.name ||
    null
  )
}

/** Servers list subtypes under `types`, under `subtypes`, or under both. */
function withSubtypes(head: z.output<typeof layerHead>, columns: ArcgisColumn[]) {
  const types = [
    ...(head.types ?? []).map(({ id, ...rest }) => ({ code: String(id), ...rest })),
    ...(head.subtypes ?? []).map(({ code, ...rest }) => ({ code: String(code), ...rest })),
  ]
  const named = head.typeIdField || head.subtypeField
  const typeField = (named && types.length > 0 && findColumn(columns, named)?.name) || null
  if (typeField === null) return { typeField, columns }
  const names = Object.fromEntries(types.flatMap(({ code, name }) => (name ? [[code, name] as const] : [])))
  return {
    typeField,
    columns: columns.map((column): ArcgisColumn => {
      const own = types.flatMap(({ code, domains }) => {
        const words = wordsOf(domains?.[column.name])
        return words ? [[code, words] as const] : []
      })
      const words = column.words ?? (column.name === typeField ? names : null)
      return { ...column, words, ...(own.length > 0 ? { wordsByType: Object.fromEntries(own) } : {}) }
    }),
  }
}

const wordsOf = (values: z.output<typeof domain>): Words | null =>
  values?.codedValues
    ? Object.fromEntries(values.codedValues.map((each) => [String(each.code), each.name]))
    : null

function toColumn({ name, type, alias, length, domain: values }: z.output<typeof field>): ArcgisColumn {
  return {
    name,
    type,
    alias: alias?.trim() || name,
    length: length ?? null,
    words: wordsOf(values),
  }
}

/**
 * Returns the last part of a qualified name in capitals: `PIN` for `SDE.DBO.Parcels.Pin`. A function such as
 * `SHAPE.STArea()` stays whole.
 */
export function plainColumn(name: string): string {
  const capitals = name.toUpperCase()
  return capitals.endsWith(')') ? capitals : (capitals.split('.').at(-1) ?? capitals)
}

/**
 * Ignores case. Prefers the column with the equal name, and otherwise returns the only column with the same
 * last part, or undefined.
 */
export function findColumn<C extends { name: string }>(columns: readonly C[], target: string): C | undefined {
  const whole = columns.find(({ name }) => name.toUpperCase() === target.toUpperCase())
  const alike = columns.filter(({ name }) => plainColumn(name) === plainColumn(target))
  return whole ?? (alike.length === 1 ? alike[0] : undefined)
}
