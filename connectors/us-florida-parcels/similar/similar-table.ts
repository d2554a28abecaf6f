import { z } from 'zod'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { labels } from '@/lib/records/parcel/labels'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ComparableParcel, ExcludedSale, SimilarParcelsReport } from './compared'

const texts = defineSentences('us-florida-parcels.similar-table', {
  leftOut: 'Left out: {count, number}, {reason, sentence}.',
  justValueIsTheCountys:
    'Just value is the county’s assessment of January 1 of the roll year. A sale that counts has a day within those of the rule and the code 01 or 02 of the county; the others are apart, each with its reason.',
  valuePerSquareFoot:
    'Value per square foot and ratios are derived here. Not an appraisal, and no proof that a value is wrong.',
})

const uses = {
  subject: 'the parcel asked about',
  similar: 'similar parcel',
  sale: 'sale',
  apart: 'sale that does not count',
} as const

const text = z.string().nullable()
const number = z.number().nullable()

const similarParcel = defineRecord('similar-parcel', {
  countyNumber: { schema: number, label: 'County number of the Department of Revenue' },
  parcelId: { schema: z.string(), label: labels.parcelId },
  usedAs: { schema: z.enum(uses), label: 'Used as' },
  address: { schema: text, label: labels.address },
  city: { schema: text, label: labels.city },
  meters: { schema: z.number(), label: 'Distance', unit: 'meters' },
  justValue: { schema: z.number(), label: labels.justValue, unit: 'dollars' },
  livingSquareFeet: { schema: z.number(), label: labels.livingSquareFeet, unit: 'square feet' },
  perSquareFoot: { schema: number, label: 'Just value per square foot (derived)', unit: 'dollars' },
  yearBuilt: { schema: z.number(), label: labels.yearBuilt },
  saleMonth: { schema: text, label: 'Month of the sale' },
  salePrice: { schema: number, label: 'Sale price', unit: 'dollars' },
  saleQualification: { schema: text, label: 'Qualification code of the sale' },
  ratio: { schema: number, label: 'Just value by sale price (derived)' },
  apart: { schema: text, label: 'Why the sale does not count' },
})

const key = ['countyNumber', 'parcelId', 'usedAs', 'saleMonth', 'salePrice', 'saleQualification']

export function similarTable(answer: SimilarParcelsReport | null): ExportTable<ExportRows> {
  const columns = [...similarParcel.columns]
  if (!answer) return { columns, key, rows: [], notes: [] }
  const { subject, parcels, sales, dropped } = answer
  const rows = [
    toRow(uses.subject, subject),
    ...parcels.map((each) => toRow(uses.similar, each)),
    ...sales.used.map((each) => toRow(uses.sale, each, { ...each, reason: null })),
    ...[...sales.apart, ...sales.otherDays].map((each) => toRow(uses.apart, each, each)),
  ]
  const left = [...dropped, ...sales.dropped].map(({ count, text }) => texts.leftOut({ count, reason: text }))
  return { columns, key, rows, notes: [...left, ...always] }
}

const always = [texts.justValueIsTheCountys, texts.valuePerSquareFoot]

type Sale = Pick<ExcludedSale, 'price' | 'year' | 'month' | 'code'> & { reason: string | null }

function toRow(usedAs: RecordOfKind<typeof similarParcel>['usedAs'], parcel: ComparableParcel, sale?: Sale) {
  const { county, parcelId } = readParcelKey(parcel.key) ?? {}
  const { address, city, meters, justValue, livingSquareFeet, yearBuilt, place } = parcel
  return {
    cells: similarParcel.cells({
      countyNumber: county ?? null,
      parcelId: parcelId ?? parcel.key,
      usedAs,
      address,
      city,
      meters,
      justValue,
      livingSquareFeet,
      yearBuilt,
      perSquareFoot: livingSquareFeet > 0 ? round(justValue / livingSquareFeet, 2) : null,
      saleMonth: sale ? [sale.year, sale.month].filter(Boolean).join('-') : null,
      salePrice: sale?.price ?? null,
      saleQualification: sale?.code ?? null,
      apart: sale?.reason ?? null,
      ratio: sale?.price && sale.reason === null ? round(justValue / sale.price, 4) : null,
    }),
    geometry: place && { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
