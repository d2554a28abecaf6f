import { sourceChanged } from '@/lib/connector/errors'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { dayOf, type EvidenceRow, numberOf, parseBoolean, pinOf, textOf } from './cells'

const texts = defineSentences('us-assessment-evidence.read-sale', {
  several: 'one deed over several parcels: the price is that of all of them',
  again: 'the same price on the same parcel within a year',
  low: 'a price of at most $10,000',
  deed: 'a quitclaim, executor’s or beneficiary’s deed, or no kind of deed',
  unmarked: 'the publisher does not say whether it is marked',
  unusable: 'marked by the town: {code}',
  noPrice: 'A sale has no readable price or day.',
})

const cookMarks = [
  ['is_multisale', texts.several],
  ['sale_filter_same_sale_within_365', texts.again],
  ['sale_filter_less_than_10k', texts.low],
  ['sale_filter_deed_type', texts.deed],
] as const

const nothing = {
  saleId: null,
  parcelId: null,
  address: null,
  town: null,
  township: null,
  neighborhood: null,
  propertyClass: null,
  dayOf: null,
  deed: null,
  parcels: null,
  includes: null,
  listYear: null,
  assessedAtSale: null,
  latitude: null,
  longitude: null,
  apart: null,
} satisfies Partial<SaleRecord>

function priceAndDay(price: unknown, day: unknown): Pick<SaleRecord, 'price' | 'day'> {
  const cells = { price: numberOf(price), day: dayOf(day) }
  if (cells.price === null || cells.day === null) throw sourceChanged(texts.noPrice)
  return { price: cells.price, day: cells.day }
}

export function readCookSale(row: EvidenceRow): SaleRecord {
  const isDeedDay = parseBoolean(row.is_mydec_date)
  return {
    ...nothing,
    ...priceAndDay(row.sale_price, row.sale_date),
    saleId: textOf(row.row_id),
    parcelId: pinOf(row.pin),
    township: textOf(row.township_code),
    neighborhood: textOf(row.nbhd),
    propertyClass: textOf(row.class),
    dayOf: isDeedDay === null ? null : isDeedDay ? 'deed' : 'recording',
    deed: textOf(row.deed_type),
    parcels: numberOf(row.num_parcels_sale),
    includes: textOf(row.sale_type)?.toLowerCase() ?? null,
    apart: reasonOf(row),
  }
}

function reasonOf(row: EvidenceRow): string | null {
  const marks = cookMarks.filter(([column]) => parseBoolean(row[column]) === true)
  if (marks.length > 0) return marks.map(([, reason]) => reason).join('; ')
  return cookMarks.some(([column]) => parseBoolean(row[column]) === null) ? texts.unmarked : null
}

export function readConnecticutSale(row: EvidenceRow): SaleRecord {
  const code = textOf(row.nonusecode)
  return {
    ...nothing,
    ...priceAndDay(row.saleamount, row.daterecorded),
    saleId: [row.town, row.listyear, row.serialnumber].map(String).join(' '),
    address: textOf(row.address),
    town: textOf(row.town),
    propertyClass: textOf(row.residentialtype) ?? textOf(row.propertytype),
    dayOf: 'recording',
    listYear: numberOf(row.listyear),
    assessedAtSale: numberOf(row.assessedvalue),
    ...pointOf(row.geo_coordinates),
    apart: code && texts.unusable({ code }),
  }
}

function pointOf(value: unknown): Pick<SaleRecord, 'latitude' | 'longitude'> {
  const isPoint = typeof value === 'object' && value !== null && 'coordinates' in value
  const [longitude, latitude] = isPoint && Array.isArray(value.coordinates) ? value.coordinates : []
  const isRead = typeof longitude === 'number' && typeof latitude === 'number'
  return isRead ? { latitude, longitude } : { latitude: null, longitude: null }
}
