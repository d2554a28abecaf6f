import type { MultiPolygon, Polygon } from 'geojson'
import { toIso } from '@/lib/calendar-day'
import { countyByFips } from '@/lib/geography/counties'
import { countiesOf } from '@/lib/geography/county-of'
import { areaOf, centerOf } from '@/lib/geography/geo'
import { stateByCode } from '@/lib/geography/states'
import { type PropertyRecord, situsLine } from '@/lib/records/assessment/fields'
import type { PublishedColumn } from '@/lib/records/parcel/published-lot'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { metersToFeet, squareMetersToAcres } from '@/lib/units'
import {
  type AreaKind,
  acresKindOf,
  isBuildingSquareFeet,
  isLotSquareFeet,
  publishedValue,
  type ValueMeaning,
} from '../columns/dictionary'
import type { ParcelColumn } from '../columns/match-columns'
import { type ColumnValue, readAmount, readDate, readValue, readYear, readZip } from '../columns/read-value'
import { nameOfLayer } from '../layer/layer-failure'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'

const texts = defineSentences('us-parcels.to-record', {
  withheld:
    'Names, mailing addresses and exemptions of persons are not read. A value whose kind is not certain keeps its publisher’s column name, under sourceAttributes.',
  measured: 'measured by us from the published outline',
  squareFeet: 'square feet',
})

export interface PublishedParcelColumn extends PublishedColumn {
  /** Only for a value that its state's publishers define. */
  meaning?: ValueMeaning
  areaKind?: AreaKind | 'lot' | 'building'
}

export interface PublishedParcel {
  attributes: Readonly<Record<string, unknown>>
  geometry: Polygon | MultiPolygon | null
}

interface Cell {
  column: ParcelColumn
  value: ColumnValue
}

/** Reads only the columns that the layer's allow-list has, whatever else the server sent. */
export function toRecord(row: PublishedParcel, layer: ParcelLayer, state: ParcelLayerState): PropertyRecord {
  const cells = state.columns.map((column) => ({
    column,
    value: readValue(column, row.attributes[column.name]),
  }))
  const valueOfColumn = (name: string | null) =>
    cells.find(({ column }) => column.name === name)?.value ?? null
  const first = (meaning: ParcelColumn['meaning'], toValue: (value: ColumnValue) => ColumnValue) =>
    cells.flatMap(({ column, value }) => (column.meaning === meaning ? (toValue(value) ?? []) : []))[0] ??
    null
  const { parcelId, alternateParcelId } = numbersOf(cells, state)
  const values = valuesOf(cells, layer)
  const { acreage, area } = areasOf(cells)
  const address = lineOf(state.situs.line.map(valueOfColumn))
  const saleDate = textOf(first('saleDate', readDate))
  const county = countyOfRow(row, layer)
  return {
    source: 'us-parcels',
    sourceName: `Parcels of ${nameOfLayer(layer)}`,
    sourceObjectId: objectIdOf(row, state),
    parcelId,
    alternateParcelId,
    owner: null,
    ownerName: null,
    ...situsLine(address),
    mailingAddress: null,
    city: textOf(valueOfColumn(state.situs.city)),
    county,
    state: stateByCode(layer.state)?.name ?? null,
    stateCode: layer.state,
    postalCode: readZip(valueOfColumn(state.situs.zip)),
    marketValue: values.market,
    assessedValue: values.assessed,
    taxableValue: values.taxable,
    landValue: values.land,
    improvementValue: values.improvement,
    salePrice: priceOf(first('salePrice', readAmount)),
    saleDate,
    saleYear: saleDate ? Number(saleDate.slice(0, 4)) : readYear(first('saleDate', (value) => value)),
    yearBuilt: readYear(first('yearBuilt', readYear)),
    area: area?.amount ?? null,
    areaUnit: area ? texts.squareFeet : null,
    acreage: acreage?.amount ?? null,
    landUse: landUseOf(cells),
    legalDescription: textOf(first('legal', (value) => value)),
    sourceUpdatedAt: toIso(state.edition),
    coverage: { status: 'attributes_not_published', message: texts.withheld },
    sourceAttributes: {
      layer: layer.id,
      numberColumn: state.number,
      columns: cells.map((cell) => describeCell(cell, layer)),
      acreageKind: acreage?.kind ?? null,
      acreageColumn: acreage?.column ?? null,
      measured: measure(row.geometry),
    },
  }
}

function describeCell({ column, value }: Cell, layer: ParcelLayer): PublishedParcelColumn {
  const words = value === null ? undefined : column.words?.[String(value)]
  const published = column.meaning === 'value' ? publishedValue(column.plain, layer.state) : undefined
  return {
    column: column.name,
    label: column.alias,
    value,
    ...(words === undefined ? {} : { words }),
    ...(published && published.meaning !== 'as published' ? { meaning: published.meaning } : {}),
    ...(published?.note ? { note: published.note } : {}),
    ...unitOf(column),
  }
}

function unitOf({ meaning, plain, alias }: ParcelColumn): Pick<PublishedParcelColumn, 'unit' | 'areaKind'> {
  if (meaning === 'acres') return { unit: 'acres', areaKind: acresKindOf(plain) }
  if (meaning !== 'squareFeet') return {}
  if (isLotSquareFeet(plain)) return { unit: 'square feet', areaKind: 'lot' }
  if (isBuildingSquareFeet(plain)) return { unit: 'square feet', areaKind: 'building' }
  if (/acre/i.test(alias)) return { unit: 'acres', areaKind: 'unsaid' }
  return { unit: /sq\.?(uare)? ?f/i.test(alias) ? 'square feet' : 'not said', areaKind: 'unsaid' }
}

/** A number stored as a double loses its zeros, so its text form is shown where the layer has one. */
function numbersOf(cells: readonly Cell[], { number, alternates }: ParcelLayerState) {
  const of = (name: string | null) => cells.find(({ column }) => column.name === name)
  const own = of(number)?.value ?? null
  const others = alternates.flatMap((name) => of(name)?.value ?? [])
  if (typeof own !== 'number') {
    return { parcelId: own, alternateParcelId: textOf(others.find((other) => String(other) !== own) ?? null) }
  }
  const digits = wholeNumber(own)
  const twin = others.find((other) => typeof other === 'string' && bareNumber(other) === bareNumber(digits))
  return { parcelId: textOf(twin ?? digits), alternateParcelId: twin === undefined ? null : digits }
}

const wholeNumber = (value: number) => (Number.isInteger(value) ? value.toFixed(0) : String(value))

/** Without punctuation and leading zeros: only for comparing, never for showing. */
export const bareNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

const textOf = (value: ColumnValue) => (value === null ? null : String(value))

/** Blanks between the parts, and no 0 for a house without a number. */
function lineOf(parts: readonly ColumnValue[]): string | null {
  const texts = parts.map((part) => String(part ?? '').trim()).filter((part) => part !== '' && part !== '0')
  return texts.length > 0 ? texts.join(' ') : null
}

/** A value counts only if its state's entry says its kind, and one column alone has it. */
function valuesOf(cells: readonly Cell[], { state }: ParcelLayer) {
  const of = (meaning: ValueMeaning) => {
    const amounts = cells
      .filter(
        ({ column }) => column.meaning === 'value' && publishedValue(column.plain, state).meaning === meaning,
      )
      .map(({ value }) => readAmount(value))
    return amounts.length === 1 ? (amounts[0] ?? null) : null
  }
  return {
    market: of('market'),
    assessed: of('assessed'),
    taxable: of('taxable'),
    land: of('land'),
    improvement: of('improvement'),
  }
}

/** A price of 1, 10 or 100 dollars is no price; it stays among the published columns. */
const priceOf = (value: ColumnValue) => (typeof value === 'number' && value > 100 ? value : null)

const kinds: readonly AreaKind[] = ['deeded', 'mapped', 'assessed', 'unsaid']

function areasOf(cells: readonly Cell[]) {
  const amounts = cells.flatMap(({ column, value }) => {
    const amount = readAmount(value)
    const { unit, areaKind: kind } = unitOf(column)
    return amount !== null && amount > 0 && unit ? [{ column: column.name, amount, unit, kind }] : []
  })
  const acres = kinds.flatMap((kind) => amounts.filter((each) => each.unit === 'acres' && each.kind === kind))
  return {
    acreage: acres[0],
    area: amounts.find(({ unit, kind }) => unit === 'square feet' && kind !== 'building'),
  }
}

function landUseOf(cells: readonly Cell[]): string | null {
  const uses = cells.filter(({ column, value }) => column.meaning === 'landUse' && value !== null)
  const inWords = uses.map(({ column, value }) => {
    const words = column.words?.[String(value)]
    return words === undefined ? String(value) : `${words} (${value})`
  })
  return inWords.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function objectIdOf(
  { attributes }: PublishedParcel,
  { objectIdField }: ParcelLayerState,
): number | string | null {
  const id = objectIdField === null ? null : attributes[objectIdField]
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^[\w{}-]{0,40}\d[\w{}-]{0,40}$/.test(id) ? id : null
}

function countyOfRow({ geometry }: PublishedParcel, { kind, covers, state }: ParcelLayer): string | null {
  const [only, ...others] = covers
  if (kind !== 'state' && only && others.length === 0) return countyByFips(only)?.name ?? null
  const [longitude = 0, latitude = 0] = geometry ? centerOf(geometry) : []
  const fips = geometry ? countiesOf(state).at(longitude, latitude)?.properties.fips : undefined
  return (fips && countyByFips(fips)?.name) || null
}

function measure(geometry: PublishedParcel['geometry']) {
  if (!geometry) return null
  const squareMeters = areaOf(geometry)
  const squareFeet = squareMeters * metersToFeet(1) ** 2
  return {
    acres: Number(squareMetersToAcres(squareMeters).toFixed(3)),
    squareFeet: Math.round(squareFeet),
    basis: texts.measured,
  }
}
