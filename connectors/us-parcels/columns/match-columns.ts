import { type ArcgisColumn, findColumn, plainColumn } from '@/lib/arcgis/layer-head'
import type { AddressComponentColumns, ParcelLayer } from '../registry'
import {
  isMachineNumber,
  isPersonal,
  isUndecidedAddress,
  meaningOf,
  type ParcelColumnMeaning,
} from './dictionary'

export interface ParcelColumn extends ArcgisColumn {
  plain: string
  meaning: ParcelColumnMeaning | null
}

export interface SitusColumns {
  line: string[]
  number: string | null
  street: string | null
  city: string | null
  zip: string | null
}

export interface ParcelLayerColumns {
  /** The allow-list: apart from the object id, a query names only these columns. */
  columns: ParcelColumn[]
  number: string | null
  alternates: string[]
  situs: SitusColumns
  numberGone: string | null
}

const mailingRows = ['co-logan', 'mn-sherburne']

const numeric = /^esriFieldType(SmallInteger|Integer|BigInteger|Single|Double)$/
const dated = /^esriFieldTypeDate(Only)?$/
export const isNumeric = ({ type }: { type: string }): boolean => numeric.test(type)
export const isDated = ({ type }: { type: string }): boolean => dated.test(type)
export const isText = ({ type }: { type: string }): boolean => type === 'esriFieldTypeString'

/**
 * Columns of the geodatabase itself: ids, and measures in the unit of the projection. None of them describes
 * the lot.
 */
const measure = /(^|_)ST_?(AREA|LENGTH|PERIMETER)|^SHAPE|^FID_?\d*$|^OBJECTID|^GLOBALID|\)$/

const LONGEST_CODE = 12

export function matchColumns(all: readonly ArcgisColumn[], layer: ParcelLayer): ParcelLayerColumns {
  const own = layer.idColumn === undefined ? undefined : findColumn(all, layer.idColumn)
  const isMailing = mailingRows.includes(layer.id)
  const mailing = isMailing
    ? Object.values(layer.address ?? {})
        .flatMap(namesOf)
        .map(plainColumn)
    : []
  const row = isMailing ? { ...layer, address: {} } : layer
  const address = addressColumns(row, all)
  const registry = new Map<string, ParcelColumnMeaning>([
    ...placeColumns(row, all),
    ...address.map((name) => [name, 'situsLine'] as const),
    ...(own ? [[own.name, 'number'] as const] : []),
  ])
  const columns = all
    .filter(({ name }) => !mailing.includes(plainColumn(name)))
    .flatMap((column) => allow(column, registry.get(column.name)) ?? [])
  const number = chooseNumber(columns, own?.name)
  return {
    columns,
    number,
    alternates: columns
      .filter(({ name, meaning }) => name !== number && isNumberMeaning(meaning))
      .map(({ name }) => name),
    situs: situsOf(columns, row, address),
    numberGone: layer.idColumn !== undefined && !own ? layer.idColumn : null,
  }
}

const isNumberMeaning = (meaning: ParcelColumnMeaning | null) =>
  meaning === 'number' || meaning === 'alternateNumber'

function allow(column: ArcgisColumn, registry: ParcelColumnMeaning | undefined): ParcelColumn | undefined {
  const plain = plainColumn(column.name)
  const isReadable = isNumeric(column) || isDated(column) || isText(column)
  if (!isReadable || isPersonal(plain) || isPersonal(capitalsOf(column.alias))) return undefined
  const meaning = registry ?? meaningIn(plain, column)
  if (meaning) return { ...column, plain, meaning }
  if (measure.test(plain) || isMachineNumber(plain) || isUndecidedAddress(plain)) return undefined
  const isListed = column.words !== null || column.wordsByType !== undefined
  const isCode = isListed || (column.length !== null && column.length <= LONGEST_CODE)
  return isText(column) && !isCode ? undefined : { ...column, plain, meaning: null }
}

function meaningIn(plain: string, column: ArcgisColumn): ParcelColumnMeaning | undefined {
  if (isUndecidedAddress(plain)) return undecidedMeaning(plain, column.alias)
  const meaning = measure.test(plain) ? undefined : meaningOf(plain)
  const isAmount = meaning === 'acres' || meaning === 'squareFeet'
  return isAmount && isDated(column) ? undefined : meaning
}

/**
 * A column named ADDRESS or CITY describes the home only if its alias says so. Otherwise the column may
 * describe the owner.
 */
function undecidedMeaning(plain: string, alias: string): ParcelColumnMeaning | undefined {
  if (!/\b(site|situs|property|physical|location|parcel)\b/i.test(alias)) return undefined
  if (/^(CITY|TOWN)$/.test(plain)) return 'situsCity'
  if (/^ZIP/.test(plain)) return 'situsZip'
  return plain === 'STATE' ? undefined : 'situsLine'
}

const capitalsOf = (alias: string) => alias.toUpperCase().replace(/[^A-Z0-9]+/g, '_')

function chooseNumber(columns: readonly ParcelColumn[], registry: string | undefined): string | null {
  if (registry !== undefined && columns.some(({ name }) => name === registry)) return registry
  const candidates = columns.filter(({ meaning }) => meaning === 'number')
  const [only, ...others] = candidates
  if (others.length === 0) return only?.name ?? null
  const plainly = candidates.filter((each) => isText(each) && /parcel/i.test(each.alias))
  return plainly.length === 1 ? (plainly[0]?.name ?? null) : null
}

const namesOf = ({ column, columns }: AddressComponentColumns) =>
  columns ?? (column === undefined ? [] : [column])

/** Removes duplicates, because one column can contain both the house number and the street. */
function addressColumns({ address }: ParcelLayer, all: readonly ArcgisColumn[]): string[] {
  const parts = [address?.number, address?.street, address?.unit].flatMap((part) =>
    part ? namesOf(part) : [],
  )
  const names = parts.flatMap((name) => findColumn(all, name)?.name ?? [])
  return [...new Set(names)]
}

function placeColumns({ address }: ParcelLayer, all: readonly ArcgisColumn[]) {
  const parts = [
    ['situsCity', address?.city],
    ['situsZip', address?.postcode],
  ] as const
  return parts.flatMap(([meaning, part]) =>
    (part ? namesOf(part) : []).flatMap((name) => {
      const column = findColumn(all, name)
      return column ? [[column.name, meaning] as const] : []
    }),
  )
}

function situsOf(
  columns: readonly ParcelColumn[],
  { address }: ParcelLayer,
  registry: readonly string[],
): SitusColumns {
  const first = (meaning: ParcelColumnMeaning) =>
    columns.find((each) => each.meaning === meaning)?.name ?? null
  const listed = (part: AddressComponentColumns | undefined) =>
    (part && namesOf(part).length === 1 && findColumn(columns, namesOf(part)[0] ?? '')?.name) || null
  const ofRegistry = registry.filter((name) => columns.some((each) => each.name === name))
  const line = columns.find(
    ({ name, meaning }) => meaning === 'situsLine' && !ofRegistry.includes(name),
  )?.name
  const [number, street] = [first('situsNumber'), first('situsStreet')]
  const pair = number && street ? [number, street, ...[first('situsUnit') ?? []].flat()] : []
  const city = listed(address?.city)
  const zip = listed(address?.postcode)
  const whole = ofRegistry.length > 0 ? ofRegistry : line ? [line] : pair
  const registryNumber = address?.number?.part ? null : listed(address?.number)
  const isPair = registryNumber !== null && ofRegistry.length > 1
  return {
    line: whole,
    number: isPair ? registryNumber : whole === pair ? number : null,
    street: isPair ? (listed(address?.street) ?? null) : whole === pair ? street : null,
    city: city ?? first('situsCity'),
    zip: zip ?? first('situsZip'),
  }
}
