import { z } from 'zod'
import { fromEsri } from '@/lib/arcgis/geometry'
import { degreesPerMetre } from '@/lib/arcgis/intersection'
import { all, any, atLeast, atMost, type Condition, equal } from '@/lib/conditions/condition'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import type { LngLat } from '@/lib/geography/types'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { daysOfSale, type SaleDayRange } from '@/lib/records/sale/window'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { milesToMeters } from '@/lib/units'
import { citeLayer } from '../cite-layer'
import { fetchRows } from '../layer'
import { labelPoint } from '../map/cell-polygon'
import { readPublicParcel } from '../read-parcel'
import { sourceColumn } from '../roll-columns'
import { isUsable } from '../search/parcel-rows'
import { sourceSchema, toSource } from '../source-notes'
import { byObjectId } from '../wire'
import { parcelRules, refuseSubject, sift } from './comparable'
import { comparableSales, otherSales, type ParcelSale } from './comparable-sales'
import type { ComparableParcel, ComparableSale, ExcludedSale, SimilarParcelsReport } from './compared'
import { metersBetween, type RollParcel, similarShape } from './roll-parcel'
import { meaningOf } from './sale-codes'
import { similarTable } from './similar-table'
import {
  areaBounds,
  ENOUGH_SALES,
  isWithin,
  rings,
  type SubjectParcel,
  widen,
  widening,
  widest,
} from './widening'

const yearDay = z.strictObject({
  years: z.int().min(-10).max(1),
  day: z
    .string()
    .regex(/^\d\d-\d\d$/)
    .optional(),
})

const params = z.strictObject({
  county: z.int().min(11).max(77),
  parcelId: z.string().min(1).max(240),
  sales: z.strictObject({ first: yearDay.optional(), last: yearDay.optional() }),
})

const result = z.object({
  refused: z.string().nullable(),
  compared: z.custom<SimilarParcelsReport>((value) => value instanceof Object).nullable(),
  source: sourceSchema,
})

type Result = z.output<typeof result>

export const similarParcels = {
  summary: 'Parcels similar to one by stated criteria, and qualified sales among those around it.',
  params,
  result,
  example: {
    county: 27,
    parcelId: '082S305005000002',
    sales: { first: { years: -1, day: '01-01' }, last: { years: -1, day: '12-31' } },
  },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: (params, context) => compare(params, context),
  table: (answer) => similarTable(answer.compared),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('us-florida-parcels.similar-parcels', {
  unknown: 'not on the roll as one parcel',
  nowhere: 'without a position on the map',
  otherDay: 'of {year}, outside of the days that count',
  columns: 'not comparable now: the source does not publish the columns that comparing needs',
})

const neededColumns = (
  ['landUseCode', 'livingSquareFeet', 'yearBuilt', 'saleYear', 'priorSaleYear'] as const
).map(sourceColumn)

async function compare(query: z.output<typeof params>, context: MethodContext): Promise<Result> {
  const { county, parcelId } = query
  const parcelRecord = await context.call(readPublicParcel, {
    county,
    parcelId,
    includeGeometry: true,
    detail: true,
  })
  const refuse = (refused: string): Result => ({ refused, compared: null, source: parcelRecord.source })
  const parsed = similarShape.row.safeParse(parcelRecord.attributes)
  if (!parcelRecord.found || !parsed.success || !isUsable(parsed.data)) return refuse(texts.unknown)
  if (neededColumns.some((column) => !(column in parcelRecord.attributes))) return refuse(texts.columns)
  const place = placeOf(parcelRecord)
  const parcel: RollParcel = { ...parsed.data, key: keyOf(parsed.data), place }
  const refused = refuseSubject(parcel)
  if (refused) return refuse(refused)
  if (!place) return refuse(texts.nowhere)
  const { livingSquareFeet, yearBuilt, rollYear } = parcel
  if (!livingSquareFeet || !yearBuilt || !rollYear) return refuse(texts.unknown)
  const subject = { place, livingSquareFeet, yearBuilt }
  const { similar, roll: origin, ...ring } = await findSimilar(parcel, subject, rollYear, context)
  const days = daysOfSale(query.sales, rollYear)
  const sales = await findSales(parcel, subject, { rollYear, days }, context)
  const otherDays = otherSales(similar, days).map((each) =>
    toApart(place, texts.otherDay({ year: String(each.sale.year) }), each),
  )
  return {
    refused: null,
    compared: {
      subject: { ...toCompared(parcel, place), disaster: (parcel.disaster ?? 0) > 0, rollYear },
      ...ring,
      parcels: similar.map((each) => toCompared(each, place)).sort(byPerFoot),
      sales: { ...sales, otherDays },
    },
    source: toSource({ ...origin, rollYears: [rollYear] }, context),
  }
}

const keyOf = ({ countyNumber, parcelId }: { countyNumber: number; parcelId: string }) =>
  parcelKey({ county: countyNumber, parcelId })

const point = z.object({ longitude: z.number(), latitude: z.number() })

function placeOf({ geometry, parcel }: z.output<(typeof readPublicParcel)['result']>): LngLat | null {
  if (geometry) return labelPoint(geometry)
  return point.safeParse(parcel?.sourceAttributes?.centroid).data ?? null
}

const toCompared = (parcel: RollParcel, from: LngLat): ComparableParcel => {
  const { key, address, city, justValue, livingSquareFeet, yearBuilt, place } = parcel
  return {
    key,
    address,
    city,
    justValue: justValue ?? 0,
    livingSquareFeet: livingSquareFeet ?? 0,
    yearBuilt: yearBuilt ?? 0,
    place,
    meters: place ? Math.round(metersBetween(from, place)) : 0,
  }
}

async function findSimilar(
  parcel: RollParcel,
  subject: SubjectParcel,
  rollYear: number,
  context: MethodContext,
) {
  const widened: SimilarParcelsReport['steps'][number][] = []
  for (const miles of rings) {
    const { rows, isCut, roll } = await fetchAround(parcel, subject, miles, undefined, context)
    const inRing = rows.filter((each) => each.key !== parcel.key && isWithin(subject, each, miles))
    const { remaining, dropped } = sift(inRing, parcelRules(rollYear))
    const steps = widening.filter((step) => step.miles === miles)
    const { similar, taken: here, isEnough } = widen(subject, remaining, steps)
    widened.push(...here)
    if (!isEnough && miles !== rings.at(-1)) continue
    return { steps: widened, found: inRing.length, dropped, similar, isCut, roll }
  }
  throw new Error('there is a last ring')
}

const byPerFoot = (a: ComparableParcel, b: ComparableParcel) =>
  a.justValue / a.livingSquareFeet - b.justValue / b.livingSquareFeet

interface SalesQuestion {
  rollYear: number
  days: SaleDayRange
}

async function findSales(
  parcel: RollParcel,
  subject: SubjectParcel,
  { rollYear, days }: SalesQuestion,
  context: MethodContext,
) {
  const { rows, isCut } = await fetchAround(parcel, subject, widest.miles, soldIn(days), context)
  const around = (miles: number) =>
    comparableSales(
      rows.filter((each) => isWithin(subject, each, miles)),
      rollYear,
      days,
    )
  const miles = rings.find((ring) => around(ring).remaining.length >= ENOUGH_SALES) ?? widest.miles
  const { found: inDays, remaining, dropped, apart } = around(miles)
  const used = remaining.map(({ parcel: each, sale }): ComparableSale => {
    const { price, year, month, code } = sale
    return { ...toCompared(each, subject.place), price: price ?? 0, year: year ?? 0, month, code: code ?? '' }
  })
  const left = apart.map(({ each, rule }) => toApart(subject.place, rule.text, each))
  return { days, miles, found: inDays, dropped, used, apart: left, isCut }
}

function soldIn({ firstDay, lastDay }: SaleDayRange): Condition | undefined {
  if (!firstDay && !lastDay) return undefined
  const within = (column: string) =>
    all(
      firstDay ? atLeast(column, Number(firstDay.slice(0, 4))) : undefined,
      lastDay ? atMost(column, Number(lastDay.slice(0, 4))) : undefined,
    )
  return any(within(sourceColumn('saleYear')), within(sourceColumn('priorSaleYear')))
}

function toApart(from: LngLat, reason: string, { parcel, sale }: ParcelSale): ExcludedSale {
  const { price, year, month, code } = sale
  const meaning = meaningOf(code, year)
  return { ...toCompared(parcel, from), price, year: year ?? 0, month, code, meaning, reason }
}

/**
 * About 11 meters in degrees. This is accurate enough, because an outline only gives the position of its
 * parcel here.
 */
const TOLERANCE = 0.000_1

async function fetchAround(
  { countyNumber, landUseCode }: RollParcel,
  subject: SubjectParcel,
  miles: number,
  further: Condition | undefined,
  context: MethodContext,
) {
  const [least, most] = areaBounds(subject, widest.areaPercent)
  const { features, truncated, layer, edition, fields } = await fetchRows(context, similarShape, {
    where: all(
      equal(sourceColumn('countyNumber'), countyNumber),
      equal(sourceColumn('landUseCode'), landUseCode ?? ''),
      atLeast(sourceColumn('livingSquareFeet'), Math.floor(least)),
      atMost(sourceColumn('livingSquareFeet'), Math.ceil(most)),
      atLeast(sourceColumn('yearBuilt'), subject.yearBuilt - widest.years),
      atMost(sourceColumn('yearBuilt'), subject.yearBuilt + widest.years),
      further,
    ),
    within: boxAround(subject.place, milesToMeters(miles)),
    geometry: true,
    precision: 6,
    maxOffset: TOLERANCE,
    orderBy: byObjectId,
    demanding: true,
    whole: true,
  })
  const parcels = new Map<string, RollParcel>()
  for (const { attributes, geometry } of features) {
    if (!isUsable(attributes)) continue
    const shape = fromEsri(geometry)
    const key = keyOf(attributes)
    // The first of several polygons of a parcel is enough, because their rows are equal.
    if (!parcels.has(key)) parcels.set(key, { ...attributes, key, place: shape ? labelPoint(shape) : null })
  }
  return { rows: [...parcels.values()], isCut: truncated, roll: { layer, edition, fields } }
}

function boxAround({ longitude, latitude }: LngLat, meters: number) {
  const [across, up] = degreesPerMetre(latitude)
  const [x, y] = [meters * across, meters * up]
  return [longitude - x, latitude - y, longitude + x, latitude + y].map((degrees) =>
    Number(degrees.toFixed(5)),
  ) as [number, number, number, number]
}
