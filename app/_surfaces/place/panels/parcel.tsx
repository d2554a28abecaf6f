import { z } from 'zod'
import { ParcelValueFacts } from '@/components/parcels/parcel-value-facts'
import { AgencyWords } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import { labelOf, parcelTerms } from '@/connectors/us-florida-parcels/public'
import { formatCount, formatDollars, formatNumber, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type PropertyRecord, propertyRecord } from '@/lib/records/assessment/fields'
import { acresOf } from '@/lib/records/parcel/acres'
import { isParcelOfPlace, parcelAtPoint, selectionRules } from '@/lib/records/parcel/at-point'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { publishedOutline } from '@/lib/records/parcel/outline'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { recordTable } from '@/lib/records/parcel/record-file'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { formatPoint } from '@/lib/url-state'
import { linkTo } from '../links'
import { drawLot } from '../lot/draw-lot'
import { fetchLot, type PlaceLot } from '../lot/fetch-lot'
import { answerOf } from '../outcome'
import type { Panel, PanelBodyProps } from '../panel'
import { describeLot, LotFacts, withoutValues } from './published-lot'

const texts = defineTexts('place.panels.parcel', {
  title: 'Parcel',
  kind: 'parcel maps',
  publisher: 'the office that publishes the parcel map',
  anotherParcel: (name: string) => `Another parcel: ${name}`,
  otherAddress: 'not the address typed',
  atCenter: (name: string) => `The parcel at its center: ${name}`,
  notLand: 'not the land described',
  several: 'More than one lot',
  justValue: (amount: number, year: number | null) =>
    `${formatDollars(amount)} just value${year ? ` ${year}` : ''}`,
  noPrice: 'not a price',
  built: (year: string | number) => `built ${year}`,
  unnamed: (key: string) => `Parcel ${key}`,
  unknown: 'Not published',
  others: (count: number) =>
    `${count === 1 ? 'One' : formatNumber(count)} more ${plural(count, 'parcel is', 'parcels are')} stacked on the same ground, as units of a condominium are.`,
  florida:
    'These values are set under Florida law. A place elsewhere is valued by other rules, so its values never share a row with them and we compute no difference.',
  publishers:
    'Values of two publishers do not compare, so they are not in this comparison. The page of each place has them.',
  assess: 'Look up its tax assessment by the parcel number',
  values: 'What the roll says it is worth',
  cost: {
    title: 'Assessment after a sale',
    resets: (assessed: number, just: number) =>
      `This owner’s assessed value is ${formatDollars(assessed)}, below the just value of ${formatDollars(just)}. A limit on it ends after a sale, so the next can be near the price`,
    noLimit: 'No limit lowers the assessed value now, so a sale ends none',
    unknown: 'Not known here: ask the assessor whether a sale resets the value',
  },
})

const fileTexts = {
  leftOut: (count: number) =>
    `${formatCount(count, 'more parcel')} ${plural(count, 'lies', 'lie')} on the same ground and ${plural(count, 'is', 'are')} not in this file.`,
}

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
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['us-florida-parcels.getParcelsInArea', 'us-parcels.getParcelAt', 'us-parcels.getParcelsInArea'],
  read: fetchLot,
  answer: (outcome) => answerOf(outcome, { found: describeParcel, request: texts.several }),
  cost: {
    get title() {
      return texts.cost.title
    },
    describe: describeReset,
  },
  height: 'min-h-32',
  body: ParcelBody,
  definitions: [justValue, assessedValue, taxableValue, schoolLevies, homestead, landValue, specialFeatures],
  features: drawLot,
  rows: ({ parcel: record, layer, outline, by, others, caveats }) => {
    const notes = [
      selectionRules[by],
      ...(others.length > 0 ? [fileTexts.leftOut(others.length)] : []),
      ...caveats,
    ]
    const table = layer
      ? lotTable([{ parcel: record, geometry: outline }], notes)
      : recordTable([{ record, geometry: outline }], notes, false)
    return [{ table }]
  },
  compare: parcelAtPoint.compare(({ parcel: record, roll, layer, by, others, outline }) => [
    {
      ...record,
      ...(layer ? withoutValues : {}),
      chosen: by,
      address: record.siteAddress,
      number: record.parcelId,
      recordedAcres: isParcelOfPlace(by) ? record.acreage : null,
      outlineAcres: isParcelOfPlace(by) ? outlineAcres(record, outline) : null,
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
    caveats: [selectionRules[by], ...caveats],
  }),
  workflow: '/map',
  href: ({ point, states }) =>
    linkTo('/map', {
      at: formatPoint(point),
      z: String(ZOOM),
      on: states.includes('FL') ? 'parcels' : 'lots',
    }),
} satisfies Panel<'parcel', PlaceLot, typeof result>

function describeParcel({ key, by, parcel: record, roll, layer }: PlaceLot) {
  const { siteAddress, parcelId, marketValue, yearBuilt } = record
  const name = siteAddress ? formatHomeAddress(siteAddress) : texts.unnamed(parcelId ?? key)
  // A street without a house number is no address, so the parcel number names the parcel.
  const other = siteAddress && /^\d/.test(siteAddress) ? formatHomeAddress(siteAddress) : (parcelId ?? key)
  if (by === 'other-address')
    return { value: texts.anotherParcel(other), detail: texts.otherAddress, tone: 'warn' as const }
  if (by === 'center') return { value: texts.atCenter(other), detail: texts.notLand, tone: 'quiet' as const }
  if (layer) return describeLot(record, texts.unnamed(key))
  if (marketValue === null) return { value: name }
  const detail = [texts.noPrice, name, yearBuilt && texts.built(yearBuilt)].filter(Boolean).join(' · ')
  return { value: texts.justValue(marketValue, roll?.year ?? null), detail }
}

const outlineAcres = (record: PropertyRecord, outline: PlaceLot['outline']): number | null =>
  measuredAcres(record) ?? (outline ? acresOf(outline) : null)

function describeReset({ by, roll, parcel: { marketValue, assessedValue } }: PlaceLot): string {
  if (!roll || !isParcelOfPlace(by) || marketValue === null || assessedValue === null)
    return texts.cost.unknown
  return assessedValue < marketValue ? texts.cost.resets(assessedValue, marketValue) : texts.cost.noLimit
}

export const assessmentByNumberHref = (id: string, county: string | null): string =>
  linkTo('/assessments/find', { source: 'florida-assessments', id, county: county ?? undefined })

function ParcelBody({ data }: PanelBodyProps<PlaceLot>) {
  const { parcel, roll, layer, by, others } = data
  return (
    <>
      <p className={isParcelOfPlace(by) ? 'mb-3' : 'mb-3 font-semibold text-warn'}>
        {translate(selectionRules[by])}
      </p>
      {others.length > 0 && <p className="mb-3">{texts.others(others.length)}</p>}
      {layer && <LotFacts parcel={parcel} layer={layer} />}
      {roll && <RollFacts parcel={parcel} roll={roll} />}
    </>
  )
}

function RollFacts({ parcel, roll }: { parcel: PropertyRecord; roll: NonNullable<PlaceLot['roll']> }) {
  const { siteAddress, parcelId, county, landUse, yearBuilt } = parcel
  return (
    <>
      <Facts
        columns={2}
        items={[
          {
            label: translate(labelOf('address')),
            value: siteAddress ? formatHomeAddress(siteAddress) : texts.unknown,
          },
          { label: translate(labelOf('parcelId')), value: parcelId ?? texts.unknown },
          { label: translate(labelOf('county')), value: county ?? texts.unknown },
          {
            label: translate(labelOf('landUse')),
            value: landUse ? <AgencyWords text={formatUse(landUse)} /> : texts.unknown,
          },
          { label: translate(labelOf('yearBuilt')), value: yearBuilt ?? texts.unknown },
          { label: translate(labelOf('rollYear')), value: roll.year ?? texts.unknown },
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
