import type { MultiPolygon, Polygon } from 'geojson'
import type { PublishedColumnValue } from '@/lib/records/parcel/published-lot'
import {
  acresKindOf,
  isBuildingSquareFeet,
  isLotSquareFeet,
  type LandAreaKind,
  type ParcelColumnMeaning,
  type ParcelValueMeaning,
  publishedValue,
} from '../columns/dictionary'
import type { ParcelColumn } from '../columns/match-columns'
import { type ParcelColumnValue, readAmount, readValue } from '../columns/read-value'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'

export interface PublishedParcelValue extends PublishedColumnValue {
  meaning?: ParcelValueMeaning
  areaKind?: LandAreaKind | 'lot' | 'building'
}

export interface PublishedParcel {
  attributes: Readonly<Record<string, unknown>>
  geometry: Polygon | MultiPolygon | null
}

type Place = number

interface AreaColumn {
  place: Place
  name: string
  kind: PublishedParcelValue['areaKind']
}

/**
 * Positions of the layer's columns for each value of a record, so that no row needs a search by column name.
 */
export interface ParcelColumnIndex {
  columns: readonly ParcelColumn[]
  about: readonly Omit<PublishedParcelValue, 'value' | 'words'>[]
  typeField: string | null
  number: Place
  alternates: readonly Place[]
  line: readonly Place[]
  city: Place
  zip: Place
  of: (meaning: ParcelColumnMeaning) => readonly Place[]
  values: Readonly<Record<Exclude<ParcelValueMeaning, 'as published'>, Place>>
  acres: readonly AreaColumn[]
  squareFeet: readonly AreaColumn[]
}

export type ParcelCellReader = (place: Place) => ParcelColumnValue

const plans = new WeakMap<ParcelLayerState, ParcelColumnIndex>()

export function planRows(state: ParcelLayerState, layer: ParcelLayer): ParcelColumnIndex {
  const plan = plans.get(state) ?? createPlan(state, layer)
  plans.set(state, plan)
  return plan
}

function createPlan(state: ParcelLayerState, layer: ParcelLayer): ParcelColumnIndex {
  const { columns, number, alternates, situs, typeField } = state
  const places = new Map(columns.map(({ name }, place) => [name, place]))
  const placeOf = (name: string | null) => (name === null ? -1 : (places.get(name) ?? -1))
  const about = columns.map((column) => aboutColumn(column, layer))
  const byMeaning = new Map<ParcelColumnMeaning, Place[]>()
  for (const [place, { meaning }] of columns.entries())
    if (meaning) byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), place])
  const of = (meaning: ParcelColumnMeaning) => byMeaning.get(meaning) ?? []
  const placeOfValue = (meaning: ParcelValueMeaning) => {
    const [only, ...others] = of('value').filter((place) => about[place]?.meaning === meaning)
    return only === undefined || others.length > 0 ? -1 : only
  }
  const areas = (unit: PublishedParcelValue['unit']) =>
    columns.flatMap(({ name }, place): AreaColumn[] => {
      const { unit: own, areaKind: kind } = about[place] ?? {}
      return own === unit ? [{ place, name, kind }] : []
    })
  return {
    columns,
    about,
    typeField,
    number: placeOf(number),
    alternates: alternates.map(placeOf),
    line: situs.line.map(placeOf),
    city: placeOf(situs.city),
    zip: placeOf(situs.zip),
    of,
    values: {
      market: placeOfValue('market'),
      assessed: placeOfValue('assessed'),
      taxable: placeOfValue('taxable'),
      land: placeOfValue('land'),
      improvement: placeOfValue('improvement'),
    },
    acres: kinds.flatMap((kind) => areas('acres').filter((area) => area.kind === kind)),
    squareFeet: areas('square feet').filter(({ kind }) => kind !== 'building'),
  }
}

const kinds: readonly LandAreaKind[] = ['deeded', 'mapped', 'assessed', 'unsaid']

/**
 * `meaning` is present only for a column of property values whose kind of value the dictionary names, either
 * for this state or for all states.
 */
function aboutColumn(column: ParcelColumn, { state }: ParcelLayer): ParcelColumnIndex['about'][number] {
  const published = column.meaning === 'value' ? publishedValue(column.plain, state) : undefined
  return {
    column: column.name,
    label: column.alias,
    ...(published && published.meaning !== 'as published' ? { meaning: published.meaning } : {}),
    ...(published?.note ? { note: published.note } : {}),
    ...unitOf(column),
  }
}

function unitOf({ meaning, plain, alias }: ParcelColumn): Pick<PublishedParcelValue, 'unit' | 'areaKind'> {
  if (meaning === 'acres') return { unit: 'acres', areaKind: acresKindOf(plain) }
  if (meaning !== 'squareFeet') return {}
  if (isLotSquareFeet(plain)) return { unit: 'square feet', areaKind: 'lot' }
  if (isBuildingSquareFeet(plain)) return { unit: 'square feet', areaKind: 'building' }
  if (/acre/i.test(alias)) return { unit: 'acres', areaKind: 'unsaid' }
  return { unit: /sq\.?(uare)? ?f/i.test(alias) ? 'square feet' : 'not said', areaKind: 'unsaid' }
}

const typeOf = ({ attributes }: PublishedParcel, { typeField }: ParcelColumnIndex): string | null =>
  typeField === null ? null : String(attributes[typeField])

export function wordsOf({ words, wordsByType }: ParcelColumn, type: string | null): ParcelColumn['words'] {
  return (type !== null && wordsByType?.[type]) || words
}

export function cellsOf(row: PublishedParcel, plan: ParcelColumnIndex) {
  const type = typeOf(row, plan)
  const cellAt: ParcelCellReader = (place) => {
    const column = plan.columns[place]
    return column ? readValue(column, row.attributes[column.name], wordsOf(column, type)) : null
  }
  return { type, cellAt }
}

/** Prefers a text column with the same number, because a numeric column loses leading zeros. */
export function readNumbers(cellAt: ParcelCellReader, { number, alternates }: ParcelColumnIndex) {
  const own = cellAt(number)
  const others = () => alternates.flatMap((place) => cellAt(place) ?? [])
  if (typeof own !== 'number') {
    const other = () => textOf(others().find((each) => String(each) !== own) ?? null)
    return { parcelId: own, alternate: other }
  }
  const digits = Number.isInteger(own) ? own.toFixed(0) : String(own)
  const twin = others().find((other) => typeof other === 'string' && bareNumber(other) === bareNumber(digits))
  return { parcelId: textOf(twin ?? digits), alternate: () => (twin === undefined ? null : digits) }
}

/** Only for comparisons, never for display. */
export const bareNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

export const textOf = (value: ParcelColumnValue) => (value === null ? null : String(value))

export function readLine(cellAt: ParcelCellReader, { line }: ParcelColumnIndex): string | null {
  const texts = line.map((place) => String(cellAt(place) ?? '').trim())
  return texts.filter((part) => part !== '' && part !== '0').join(' ') || null
}

export function readArea(cellAt: ParcelCellReader, areas: readonly AreaColumn[]) {
  for (const { place, name, kind } of areas) {
    const amount = readAmount(cellAt(place))
    if (amount !== null && amount > 0) return { column: name, amount, kind }
  }
  return undefined
}

export function objectIdOf(
  { attributes }: PublishedParcel,
  { objectIdField }: ParcelLayerState,
): number | string | null {
  const id = objectIdField === null ? null : attributes[objectIdField]
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^[\w{}-]{0,40}\d[\w{}-]{0,40}$/.test(id) ? id : null
}
