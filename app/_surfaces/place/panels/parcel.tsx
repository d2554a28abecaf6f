import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { z } from 'zod'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { ParcelValueFacts } from '@/components/parcels/parcel-value-facts'
import { Facts } from '@/components/ui/facts'
import { labelOf, parcelTerms, type RollValues } from '@/connectors/us-florida-parcels/public'
import type { LayerSource } from '@/connectors/us-parcels/public'
import { formatCount, formatDollars, formatNumber, plural } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { type PropertyRecord, propertyRecord } from '@/lib/records/assessment/fields'
import { type ChosenBy, chosenBy, parcelAtPoint } from '@/lib/records/parcel/at-point'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { type ParcelOutline, publishedOutline } from '@/lib/records/parcel/outline'
import { recordTable } from '@/lib/records/parcel/record-file'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { isSameHouse } from '@/lib/street-address/same-house'
import { formatUse } from '@/lib/street-address/sentence-case'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { formatPoint } from '@/lib/url-state'
import { toFeature } from '../features'
import { linkTo } from '../links'
import { answerOf, failed, found, notCovered, type Outcome } from '../outcome'
import type { BodyProps, Panel } from '../panel'
import type { Place } from '../place'
import { describeLot, fetchLots, LotFacts, type LotRow, withoutValues } from './published-lot'
import { boxAround } from './whereabouts'

interface ParcelData {
  /** County number and parcel id, `27:082S305005000002`; outside Florida layer and parcel id. */
  key: string
  /** Without owner. In Florida marketValue is the just value. */
  parcel: PropertyRecord
  /** Florida's roll. */
  roll?: { values: RollValues; year: number | null }
  /** The layer that published the lot, outside Florida. */
  layer?: LayerSource
  outline: ParcelOutline | null
  /**
   * Method of the match. `other-address`: the outline contains the point, but the address differs from the
   * typed one.
   */
  by: ChosenBy
  /** Parcels stacked on the same ground, such as condominium units. */
  others: PropertyRecord[]
  caveats: string[]
}

const texts = {
  outside: 'Parcel maps are of the states and their counties, and this point lies in no state.',
  closed:
    'The Department has closed the outlines while it loads a new year, so we cannot say now which parcel contains this point. The map shows the parcels around it.',
  nothing: 'No parcel is drawn around this point: it may be water, a street or land without a number.',
  beside:
    'No parcel contains this point; it may lie on a street, in water or on land without a number. The map shows the parcels around it.',
  roll: 'The state’s yearly copy of the county rolls: not title, not a survey, and not a price.',
  cut: 'There are more parcels around this point than we read.',
  anotherAddress: 'Another address',
  justValue: (amount: number, year: number | null) =>
    `${formatDollars(amount)} just value${year ? ` ${year}` : ''}`,
  noPrice: 'not a price',
  built: (year: string | number) => `built ${year}`,
  unnamed: (key: string) => `Parcel ${key}`,
  unknown: 'Not published',
  others: (count: number) =>
    `${count === 1 ? 'One' : formatNumber(count)} more ${plural(count, 'parcel is', 'parcels are')} stacked on the same ground, as units of a condominium are.`,
  leftOut: (count: number) =>
    `${formatCount(count, 'more parcel')} ${plural(count, 'lies', 'lie')} on the same ground and ${plural(count, 'is', 'are')} not in this file.`,
  florida:
    'These values are set under Florida law. A place elsewhere is valued by other rules, so its values never share a row with them and we compute no difference.',
  publishers:
    'Values of two publishers do not compare, so they are not in this comparison. The page of each place has them.',
  assess: 'Look up its tax assessment by the parcel number',
  values: 'What the roll says it is worth',
}

/** Close enough to distinguish a parcel from its neighbors. */
const ZOOM = 17

const { justValue, assessedValue, taxableValue, schoolLevies, homestead, landValue, specialFeatures } =
  parcelTerms

const result = z.object({
  key: z.string().describe('County number and parcel id; outside Florida the id of the layer and parcel id.'),
  record: propertyRecord,
  rollYear: z.number().nullable(),
  layer: z.string().nullable().describe('Id of the layer in us-parcels. Null in Florida.'),
  chosenBy: parcelAtPoint.shape.chosen,
  others: z.array(z.string().nullable()).describe('Parcel ids stacked on the same ground.'),
  outline: z.optional(publishedOutline),
  caveats: z.array(z.string()),
})

export const parcel = {
  id: 'parcel',
  title: 'Parcel',
  kind: 'parcel maps',
  publisher: 'the office that publishes the parcel map',
  reads: ['us-florida-parcels.getParcelsInArea', 'us-parcels.getParcelAt', 'us-parcels.getParcelsInArea'],
  read: fetchParcel,
  answer: (outcome) => answerOf(outcome, { found: describeParcel }),
  height: 'min-h-32',
  body: ParcelBody,
  definitions: [justValue, assessedValue, taxableValue, schoolLevies, homestead, landValue, specialFeatures],
  features: ({ key, parcel: { siteAddress }, outline }) =>
    outline
      ? [
          toFeature(
            `parcel ${key}`,
            siteAddress ? formatHomeAddress(siteAddress) : texts.unnamed(key),
            'result',
            outline,
          ),
        ]
      : [],
  rows: ({ parcel: record, layer, outline, by, others, caveats }) => {
    const notes = [chosenBy[by], ...(others.length > 0 ? [texts.leftOut(others.length)] : []), ...caveats]
    const table = layer
      ? lotTable([{ parcel: record, geometry: outline }], notes)
      : recordTable([{ record, geometry: outline }], notes, false)
    return [{ table }]
  },
  compare: parcelAtPoint.compare(({ parcel: record, roll, layer, by, others }) => [
    {
      ...record,
      ...(layer ? withoutValues : {}),
      chosen: by,
      address: record.siteAddress,
      number: record.parcelId,
      others: others.length,
      use: record.landUse,
      built: record.yearBuilt,
      roll: roll?.year ?? null,
    },
  ]),
  describeApart: (a, b) => [
    Boolean(a?.roll) === Boolean(b?.roll) ? undefined : texts.florida,
    a?.layer && b?.layer ? texts.publishers : undefined,
  ],
  result,
  toResult: ({ key, parcel: record, roll, layer, by, others, outline, caveats }, { includeOutlines }) => ({
    key,
    record,
    rollYear: roll?.year ?? null,
    layer: layer?.layer ?? null,
    chosenBy: by,
    others: others.map(({ parcelId }) => parcelId),
    ...(includeOutlines ? { outline } : {}),
    caveats: [chosenBy[by], ...caveats],
  }),
  workflow: '/map',
  href: ({ point, states }) =>
    linkTo('/map', {
      at: formatPoint(point),
      z: String(ZOOM),
      on: states.includes('FL') ? 'parcels' : 'lots',
    }),
} satisfies Panel<'parcel', ParcelData, typeof result>

/** The value comes first, unless it may belong to another home. */
function describeParcel({ key, by, parcel: record, roll, layer }: ParcelData) {
  const { siteAddress, parcelId, marketValue, yearBuilt } = record
  const name = siteAddress ? formatHomeAddress(siteAddress) : texts.unnamed(parcelId ?? key)
  if (by === 'other-address') return { value: texts.anotherAddress, detail: name, tone: 'warn' as const }
  if (layer) return describeLot(record, texts.unnamed(key))
  if (marketValue === null) return { value: name }
  const detail = [texts.noPrice, name, yearBuilt && texts.built(yearBuilt)].filter(Boolean).join(' · ')
  return { value: texts.justValue(marketValue, roll?.year ?? null), detail }
}

const MOST_ROWS = 200

async function fetchParcel(place: Place, call: CallMethod): Promise<Outcome<ParcelData>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  return place.states.includes('FL') ? fetchFloridaParcel(place, call) : fetchLayerParcel(place, call)
}

async function fetchLayerParcel(place: Place, call: CallMethod): Promise<Outcome<ParcelData>> {
  const lots = await fetchLots(place, call)
  if ('ending' in lots) return lots
  const { rows, caveats, problem, metas } = lots
  const choice = choose(rows, place)
  const [first, ...others] = choice?.rows ?? []
  // A failure must never read as "no parcel here".
  if (!choice || !first) return problem ? failed(problem) : { ending: 'none', why: texts.beside, metas }
  const { properties: parcel, geometry: outline, layer } = first
  const lot = { key: `${layer.layer}:${parcel.parcelId ?? ''}`, parcel, layer, outline }
  const stacked = others.map(({ properties }) => properties)
  return found({ ...lot, others: stacked, by: choice.by, caveats: [...caveats, ...layer.notes] }, metas)
}

async function fetchFloridaParcel(place: Place, call: CallMethod): Promise<Outcome<ParcelData>> {
  const question = { bbox: boxAround(place.point), includeGeometry: true, limit: MOST_ROWS }
  const answer = await call('us-florida-parcels', 'getParcelsInArea', question)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { source, resultsTruncated } = answer.data
  const rows = ('features' in answer.data ? answer.data.features : []) as LotRow[]
  const choice = choose(rows, place)
  if (!choice) return { ending: 'none', why: whyNone(rows, source.layer), metas }
  const caveats = [
    texts.roll,
    // The other notes count rows around the point that the panel does not show.
    ...(source.layer === 'centroids' ? source.notes : []),
    ...(resultsTruncated ? [texts.cut] : []),
  ]
  return found({ ...toParcel(choice.rows), by: choice.by, caveats }, metas)
}

function whyNone(rows: readonly LotRow[], layer: 'polygons' | 'centroids'): string {
  if (layer === 'centroids') return texts.closed
  return rows.length > 0 ? texts.beside : texts.nothing
}

/** A typed address outranks the point. */
function choose<Row extends LotRow>(rows: readonly Row[], { point, address }: Place) {
  const around = rows.filter(({ geometry }) => contains(geometry, point))
  const named = address ? rows.filter(({ properties }) => isAt(properties, address)) : []
  const both = named.filter((row) => around.includes(row))
  if (both.length > 0) return { by: 'outline' as const, rows: both }
  if (named.length > 0) return { by: 'address' as const, rows: named }
  // A layer may publish no addresses, and then none differs.
  const isElsewhere = address !== undefined && around.some(({ properties }) => properties.address)
  const by = isElsewhere ? ('other-address' as const) : ('outline' as const)
  return around.length > 0 ? { by, rows: around } : undefined
}

function toParcel([first, ...others]: readonly LotRow[]) {
  if (!first) throw new RangeError('A choice has at least one parcel')
  const { properties: parcel, geometry: outline } = first
  const { key, rollYear } = parcel.sourceAttributes ?? {}
  return {
    key: typeof key === 'string' ? key : '',
    parcel,
    roll: { values: valuesOf(parcel), year: typeof rollYear === 'number' ? rollYear : null },
    outline,
    others: others.map(({ properties }) => properties).filter(({ parcelId }) => parcelId !== parcel.parcelId),
  }
}

const contains = (outline: ParcelOutline | null, { latitude, longitude }: LngLat) =>
  outline !== null && booleanPointInPolygon([longitude, latitude], outline)

function isAt({ siteAddress }: PropertyRecord, address: string): boolean {
  const published = siteAddress && readPublishedAddress(siteAddress)
  const question = parseAddressQuestion(address)
  return Boolean(published && question?.readings.some((reading) => isSameHouse(reading, published)))
}

function valuesOf({ marketValue, landValue, sourceAttributes }: PropertyRecord): RollValues {
  const attributes = sourceAttributes ?? {}
  const amount = (name: string) => {
    const value = attributes[name]
    return typeof value === 'number' ? value : null
  }
  return {
    rollYear: amount('rollYear'),
    justValue: marketValue,
    assessedValueSchoolLevy: amount('assessedValueSchoolLevy'),
    assessedValue: amount('assessedValueOtherLevies'),
    taxableValueSchoolLevy: amount('taxableValueSchoolLevy'),
    taxableValue: amount('taxableValueOtherLevies'),
    homesteadJustValue: amount('homesteadJustValue'),
    landValue,
    specialFeatureValue: amount('specialFeatureValue'),
  }
}

/** Florida's assessment roll shares the parcel numbers. */
export const assessmentByNumberHref = (id: string, county: string | null): string =>
  linkTo('/assessments/find', { source: 'florida-assessments', id, county: county ?? undefined })

/** Shows each kind of value separately, and never the owner. */
function ParcelBody({ data }: BodyProps<ParcelData>) {
  const { parcel, roll, layer, by, others } = data
  return (
    <>
      <p className={by === 'other-address' ? 'mb-3 font-semibold text-warn' : 'mb-3'}>{chosenBy[by]}</p>
      {others.length > 0 && <p className="mb-3">{texts.others(others.length)}</p>}
      {layer && <LotFacts parcel={parcel} layer={layer} />}
      {roll && <RollFacts parcel={parcel} roll={roll} />}
    </>
  )
}

function RollFacts({ parcel, roll }: { parcel: PropertyRecord; roll: NonNullable<ParcelData['roll']> }) {
  const { siteAddress, parcelId, county, landUse, yearBuilt } = parcel
  return (
    <>
      <Facts
        columns={2}
        items={[
          { label: labelOf('address'), value: siteAddress ? formatHomeAddress(siteAddress) : texts.unknown },
          { label: labelOf('parcelId'), value: parcelId ?? texts.unknown },
          { label: labelOf('county'), value: county ?? texts.unknown },
          { label: labelOf('landUse'), value: landUse ? formatUse(landUse) : texts.unknown },
          { label: labelOf('yearBuilt'), value: yearBuilt ?? texts.unknown },
          { label: labelOf('rollYear'), value: roll.year ?? texts.unknown },
        ]}
      />
      {parcelId && (
        <p className="mb-4 print:hidden">
          <a href={assessmentByNumberHref(parcelId, county)} className="inline-flex min-h-11 items-center">
            {texts.assess}
          </a>
        </p>
      )}
      <h3 className="mb-2 font-semibold">{texts.values}</h3>
      <ParcelValueFacts values={roll.values} />
    </>
  )
}
