import { toIso } from '@/lib/calendar-day'
import { countyByFips } from '@/lib/geography/counties'
import { countiesOf } from '@/lib/geography/county-of'
import { areaOf, centerOf, smallAreaOf } from '@/lib/geography/geo'
import { stateByCode } from '@/lib/geography/states'
import { type PropertyRecord, situsLine } from '@/lib/records/assessment/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { metersToFeet, squareMetersToAcres } from '@/lib/units'
import type { ParcelColumnMeaning } from '../columns/dictionary'
import { type ParcelColumnValue, readAmount, readDate, readYear, readZip } from '../columns/read-value'
import { nameOfLayer } from '../layer/layer-failure'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'
import {
  cellsOf,
  objectIdOf,
  type ParcelCellReader,
  type ParcelColumnIndex,
  type PublishedParcel,
  type PublishedParcelValue,
  planRows,
  readArea,
  readLine,
  readNumbers,
  textOf,
  wordsOf,
} from './row-plan'

const texts = defineSentences('us-parcels.to-record', {
  withheld:
    'Names, mailing addresses and exemptions of persons are not read. A value whose kind is not certain keeps its publisher’s column name, under sourceAttributes.',
  measured: 'measured by us from the published outline',
  squareFeet: 'square feet',
})

/** Reads only columns on the layer's allow-list, even if the server sent others. */
export function toRecord(row: PublishedParcel, layer: ParcelLayer, state: ParcelLayerState): PropertyRecord {
  const plan = planRows(state, layer)
  const { type, cellAt: readCell } = cellsOf(row, plan)
  const cells = plan.columns.map((_, place) => readCell(place))
  const cellAt: ParcelCellReader = (place) => cells[place] ?? null
  const first = (meaning: ParcelColumnMeaning, toValue: (value: ParcelColumnValue) => ParcelColumnValue) =>
    plan.of(meaning).flatMap((place) => toValue(cellAt(place)) ?? [])[0] ?? null
  const { parcelId, alternate } = readNumbers(cellAt, plan)
  const acreage = readArea(cellAt, plan.acres)
  const area = readArea(cellAt, plan.squareFeet)
  const saleDate = textOf(first('saleDate', readDate))
  const { values } = plan
  return {
    source: 'us-parcels',
    sourceName: `Parcels of ${nameOfLayer(layer)}`,
    sourceObjectId: objectIdOf(row, state),
    parcelId,
    alternateParcelId: alternate(),
    owner: null,
    ownerName: null,
    ...situsLine(readLine(cellAt, plan)),
    mailingAddress: null,
    city: textOf(cellAt(plan.city)),
    county: countyOfRow(row, layer),
    state: stateByCode(layer.state)?.name ?? null,
    stateCode: layer.state,
    postalCode: readZip(cellAt(plan.zip)),
    marketValue: readAmount(cellAt(values.market)),
    assessedValue: readAmount(cellAt(values.assessed)),
    taxableValue: readAmount(cellAt(values.taxable)),
    landValue: readAmount(cellAt(values.land)),
    improvementValue: readAmount(cellAt(values.improvement)),
    salePrice: priceOf(first('salePrice', readAmount)),
    saleDate,
    saleYear: saleDate ? Number(saleDate.slice(0, 4)) : readYear(first('saleDate', (value) => value)),
    yearBuilt: readYear(first('yearBuilt', readYear)),
    area: area?.amount ?? null,
    areaUnit: area ? texts.squareFeet : null,
    acreage: acreage?.amount ?? null,
    landUse: landUseOf(cellAt, plan, type),
    legalDescription: textOf(first('legal', (value) => value)),
    sourceUpdatedAt: toIso(state.edition),
    coverage: { status: 'attributes_not_published', message: texts.withheld },
    sourceAttributes: {
      layer: layer.id,
      numberColumn: state.number,
      columns: cells.map((value, place) => describeCell(value, place, plan, type)),
      acreageKind: acreage?.kind ?? null,
      acreageColumn: acreage?.column ?? null,
      measured: measure(row.geometry),
    },
  }
}

function describeCell(
  value: ParcelColumnValue,
  place: number,
  { columns, about }: ParcelColumnIndex,
  type: string | null,
): PublishedParcelValue {
  const [column, rest] = [columns[place], about[place]]
  const words = column && value !== null ? wordsOf(column, type)?.[String(value)] : undefined
  return { column: '', label: '', ...rest, value, ...(words === undefined ? {} : { words }) }
}

/** A price of up to 100 dollars is nominal. It stays among the published columns. */
const priceOf = (value: ParcelColumnValue) => (typeof value === 'number' && value > 100 ? value : null)

function landUseOf(cellAt: ParcelCellReader, plan: ParcelColumnIndex, type: string | null): string | null {
  const uses = plan.of('landUse').flatMap((place) => {
    const [column, value] = [plan.columns[place], cellAt(place)]
    if (!column || value === null) return []
    const words = wordsOf(column, type)?.[String(value)]
    return [words === undefined ? String(value) : `${words} (${value})`]
  })
  return uses.toSorted((a, b) => b.length - a.length)[0] ?? null
}

export function countyOfRow({ geometry }: PublishedParcel, layer: ParcelLayer): string | null {
  const { kind, covers, state } = layer
  const [only, ...others] = covers
  if (kind !== 'state' && only && others.length === 0) return countyByFips(only)?.name ?? null
  const [longitude = 0, latitude = 0] = geometry ? centerOf(geometry) : []
  const fips = geometry ? countiesOf(state).at(longitude, latitude)?.properties.fips : undefined
  return (fips && countyByFips(fips)?.name) || null
}

/**
 * Above this area, the planar formula is wrong by at least a thousandth of an acre, the last digit that we
 * publish.
 */
const PLANE_SQUARE_METERS = 100_000

function squareMetersOf(geometry: NonNullable<PublishedParcel['geometry']>): number {
  const onPlane = smallAreaOf(geometry)
  return onPlane < PLANE_SQUARE_METERS ? onPlane : areaOf(geometry)
}

export const acresOf = (geometry: NonNullable<PublishedParcel['geometry']>) =>
  Number(squareMetersToAcres(squareMetersOf(geometry)).toFixed(3))

function measure(geometry: PublishedParcel['geometry']) {
  if (!geometry) return null
  const squareFeet = squareMetersOf(geometry) * metersToFeet(1) ** 2
  return { acres: acresOf(geometry), squareFeet: Math.round(squareFeet), basis: texts.measured }
}
