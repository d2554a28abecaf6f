import type { ExportColumn, ExportTable, Rows } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readParcelKey } from '../map/parcel'
import type { ComparedParcel, ComparedSale, SimilarAnswer } from './compared'

const texts = defineSentences('us-florida-parcels.similar-table', {
  leftOut: 'Left out: {count, number}, {reason}.',
  justValueIsTheCountys:
    'Just value is the county’s assessment of January 1 of the roll year. Sales are of the year before and coded 01 or 02 by the county.',
  valuePerSquareFoot:
    'Value per square foot and ratios are derived here. Not an appraisal, and no proof that a value is wrong.',
})

const columns: ExportColumn[] = [
  { key: 'countyNumber', label: 'County number of the Department of Revenue', type: 'number' },
  { key: 'parcelId', label: 'Parcel number', type: 'text' },
  { key: 'usedAs', label: 'Used as', type: 'text' },
  { key: 'address', label: 'Street address', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'meters', label: 'Distance', type: 'number', unit: 'meters' },
  { key: 'justValue', label: 'Just value', type: 'number', unit: 'dollars' },
  { key: 'livingSquareFeet', label: 'Living or usable area', type: 'number', unit: 'square feet' },
  { key: 'perSquareFoot', label: 'Just value per square foot (derived)', type: 'number', unit: 'dollars' },
  { key: 'yearBuilt', label: 'Year built', type: 'number' },
  { key: 'saleMonth', label: 'Month of the sale', type: 'text' },
  { key: 'salePrice', label: 'Sale price', type: 'number', unit: 'dollars' },
  { key: 'saleQualification', label: 'Qualification code of the sale', type: 'text' },
  { key: 'ratio', label: 'Just value by sale price (derived)', type: 'number' },
]

const key = ['countyNumber', 'parcelId', 'usedAs', 'saleMonth', 'salePrice']

const uses = { subject: 'the parcel asked about', similar: 'similar parcel', sale: 'sale' }

export function similarTable(answer: SimilarAnswer | null): ExportTable<Rows> {
  if (!answer) return { columns, key, rows: [], notes: [] }
  const { subject, parcels, sales, dropped } = answer
  const rows = [
    toRow(uses.subject, subject),
    ...parcels.map((each) => toRow(uses.similar, each)),
    ...sales.used.map((each) => toRow(uses.sale, each, { ...each, year: sales.year })),
  ]
  const left = [...dropped, ...sales.dropped].map(({ count, text }) => texts.leftOut({ count, reason: text }))
  return { columns, key, rows, notes: [...left, ...always] }
}

const always = [texts.justValueIsTheCountys, texts.valuePerSquareFoot]

type Sale = Pick<ComparedSale, 'price' | 'month' | 'code'> & { year: number }

function toRow(usedAs: string, parcel: ComparedParcel, sale?: Sale) {
  const { county, parcelId } = readParcelKey(parcel.key) ?? {}
  const { address, city, meters, justValue, livingSquareFeet, yearBuilt, place } = parcel
  return {
    cells: {
      countyNumber: county ?? null,
      parcelId: parcelId ?? parcel.key,
      usedAs,
      address,
      city,
      meters,
      justValue,
      livingSquareFeet,
      yearBuilt,
      perSquareFoot: round(justValue / livingSquareFeet, 2),
      saleMonth: sale ? [sale.year, sale.month].filter(Boolean).join('-') : null,
      salePrice: sale?.price ?? null,
      saleQualification: sale?.code ?? null,
      ratio: sale ? round(justValue / sale.price, 4) : null,
    },
    geometry: place && { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
