import type { Geometry } from 'geojson'
import { type ExportColumn, type ExportRows, type ExportTable, lazyRows } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { deriveFigures, parcel, type UnderivedParcel } from './fields'
import { labels } from './labels'

const texts = defineSentences('us-florida-parcels.file-columns', {
  outlinesAreSimplifiedToAQuarter:
    'Outlines are simplified to a quarter of a meter for display. This is not a survey.',
  acresAndLandValue:
    'Acres, value per acre and land value per square foot are derived here from published numbers.',
  outlinesAreMeasured:
    'The lot size of an outline is measured here on the map. It adds the polygons of the parcel around the area and can differ from the roll.',
  streetsWaterAndOther: 'Streets, water and other polygons without a parcel number are left out.',
  ownersAreNotPart: 'Owners are not part of this file.',
  justValueIsTheCountys:
    'Just value is the county’s assessment of January 1 of the roll year, not a price. An empty cell: the roll says nothing.',
})

const order = [
  ...(['parcelId', 'county', 'countyNumber', 'address', 'city', 'postalCode', 'rollYear'] as const),
  ...(['justValue', 'assessedValue', 'taxableValue', 'landValue', 'landSquareFeet', 'acres'] as const),
  ...(['outlineAcres', 'valuePerAcre', 'landValuePerSquareFoot', 'livingSquareFeet'] as const),
  ...(['yearBuilt', 'landUse', 'landUseCode'] as const),
  ...(['saleYear', 'saleMonth', 'salePrice', 'saleQualification', 'legalDescription'] as const),
  ...(['polygons', 'sourceObjectId', 'latitude', 'longitude', 'ownerName'] as const),
]

type FileColumn = (typeof order)[number]

const ofRecords: readonly ExportColumn[] = [
  { key: 'saleMonth', label: labels.saleMonth, type: 'text' },
  { key: 'legalDescription', label: labels.legalDescription, type: 'text' },
  { key: 'sourceObjectId', label: labels.sourceObjectId, type: 'number' },
  { key: 'ownerName', label: labels.ownerName, type: 'text' },
]
const all = [...parcel.columns, ...ofRecords]

export const columnsWithout = (...missing: readonly FileColumn[]): ExportColumn[] =>
  order.flatMap((name) => (missing.includes(name) ? [] : (all.find(({ key }) => key === name) ?? [])))

const ofMap = parcel.pick(order.filter((name) => !ofRecords.some(({ key }) => key === name)))

const always = [
  texts.outlinesAreSimplifiedToAQuarter,
  texts.acresAndLandValue,
  texts.outlinesAreMeasured,
  texts.streetsWaterAndOther,
  texts.ownersAreNotPart,
  texts.justValueIsTheCountys,
]

export function parcelTable(
  parcels: readonly UnderivedParcel[],
  outlines: readonly (Geometry | null | undefined)[],
  notes: readonly string[],
): ExportTable<ExportRows> {
  const rows = lazyRows(parcels, (each, at) => ({
    cells: ofMap.cells({ ...each, ...deriveFigures(each) }),
    geometry: outlines[at] ?? null,
  }))
  return {
    columns: [...ofMap.columns],
    key: ['countyNumber', 'parcelId'],
    rows,
    notes: [...notes, ...always],
  }
}
