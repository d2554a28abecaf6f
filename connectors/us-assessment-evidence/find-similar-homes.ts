import { z } from 'zod'
import { all, among, type Condition, equal, present } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import type { LngLat } from '@/lib/geography/types'
import { type BuildingCard, buildingCard } from '@/lib/records/building-card/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type EvidenceRow, numberOf, pinOf, textOf } from './cells'
import { chooseAlike } from './choose-alike'
import { pin, year } from './cook-params'
import { fetchRows } from './fetch-rows'
import { getBuildingRecords } from './get-building-records'
import { pinsIn } from './pins-in'
import { rankOf, stageOf, totalsOf, type ValueStage } from './rank'
import { readBuilding } from './read-building'
import { cookAddresses, cookBuildings, cookPlaces, cookValues, type EvidenceDataset } from './sets'
import { similarTable } from './similar-table'

const params = z.strictObject({
  pin,
  year: year.optional().describe('Year of the records and the values; the newest record where left out.'),
})

const place = z.object({ longitude: z.number(), latitude: z.number() }).nullable()

const home = z.object({
  ...buildingCard.shape,
  address: z.string().nullable(),
  place: place.describe('Position of the parcel. Null where the office publishes none.'),
  mailedTotal: z.number().nullable(),
  certifiedTotal: z.number().nullable(),
  boardTotal: z.number().nullable(),
})

const result = z.object({
  home: z.object(buildingCard.shape),
  homePlace: place,
  homeTotal: z.number().nullable().describe('Assessed value of the home at its last stage.'),
  stage: z
    .enum(['mailed', 'certified', 'board'])
    .nullable()
    .describe('The last stage of the home’s value, at which all homes are compared.'),
  neighborhood: z.string(),
  candidates: z.number().describe('Homes alike, of which the ten most alike are listed.'),
  alike: z.array(z.string()).describe('Parcel numbers of all homes alike, the most alike first.'),
  rank: z
    .object({ lower: z.number(), equal: z.number(), higher: z.number(), unknown: z.number() })
    .nullable()
    .describe('Homes alike by value per square foot, beside the home. Null without a value of the home.'),
  records: z.array(home).describe('The most alike first; homes without a value at this stage come last.'),
  updatedAt: z.string().nullable(),
  caveats: z.array(z.string()),
})

const texts = defineSentences('us-assessment-evidence.find-similar-homes', {
  noCard: 'pin: the set has no single building card with size, year built and class for this parcel.',
  noNeighborhood: 'pin: the assessor’s values name no neighborhood for this parcel.',
  tooMany: 'pin: its neighborhood has more than {count, number} homes of its class.',
  chosen:
    'Homes of the same class and neighborhood, within 20% of the size and 15 years of the age, the most alike first. Homes without a value at this stage come last. No amount changes the order.',
  assessed: 'Values are assessed values of the same year: a tenth of market value for homes.',
  noPlaces: 'The positions of these homes did not load: {why}',
})

const MOST_HOMES = 3000
const MOST_LISTED = 10
const BATCH = 150

export const findSimilarHomes = {
  summary:
    'Up to ten homes of Cook County like one: same class and neighborhood, building size within 20%, built within 15 years. Ordered by likeness; homes without an assessed value at the stage of the home come last.',
  title: 'Similar homes',
  params,
  result,
  example: { pin: '10099125200000' },
  cache: { freshFor: DAY, staleFor: DAY },
  cost: 8,
  run: findHomes,
  table: similarTable,
  cite: ({ updatedAt }) => ({
    publisher: cookBuildings.source,
    dataset: 'Building records (x54s-btds) and assessed values (uzyt-m557)',
    dated: [{ label: 'Updated', on: updatedAt?.slice(0, 10) ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findHomes(
  query: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const own = await context.call(getBuildingRecords, query)
  const [card] = own.records
  const { year, propertyClass } = card ?? {}
  if (!card || own.whyNotPerSquareFoot !== null || !year || !propertyClass || card.yearBuilt === null)
    throw new ConnectorError('not_found', texts.noCard, { field: 'pin' })
  const { neighborhood, row, caveats: lostHere } = await valuesOfHome(query.pin, year, context)
  const near = await pinsIn({ neighborhood, propertyClass, year }, context)
  if (near.size > MOST_HOMES)
    throw new ConnectorError('too_broad', texts.tooMany({ count: MOST_HOMES }), { field: 'pin' })
  const { cards, caveats } = await cardsOf([...near].sort(), year, context)
  const alike = chooseAlike(card, cards)
  const values = await valuesOf(
    alike.map(({ parcelId }) => parcelId),
    year,
    context,
  )
  const stage = stageOf(row)
  const hasValue = ({ parcelId }: BuildingCard) =>
    !stage || Boolean(totalsOf(values.rows.get(parcelId) ?? {})[stage])
  const top = [...alike.filter(hasValue), ...alike.filter((each) => !hasValue(each))].slice(0, MOST_LISTED)
  const addresses = await addressesOf(
    top.map(({ parcelId }) => parcelId),
    context,
  )
  const places = await placesOf([card, ...top], context)
  const lost = [
    ...own.caveats,
    ...lostHere,
    ...caveats,
    ...values.caveats,
    ...addresses.caveats,
    ...places.caveats,
  ]
  return {
    home: card,
    homePlace: places.points.get(card.parcelId) ?? null,
    homeTotal: stage && totalsOf(row)[stage],
    stage,
    neighborhood,
    candidates: alike.length,
    alike: alike.map(({ parcelId }) => parcelId),
    rank: rankOf({ card, row }, alike, values.rows),
    records: top.map((each) => ({
      ...each,
      address: addresses.lines.get(each.parcelId) ?? null,
      place: places.points.get(each.parcelId) ?? null,
      ...totalFields(totalsOf(values.rows.get(each.parcelId) ?? {})),
    })),
    updatedAt: own.updatedAt,
    caveats: [...new Set([texts.chosen, texts.assessed, ...lost])],
  }
}

const totalFields = ({ mailed, certified, board }: Record<ValueStage, number | null>) => ({
  mailedTotal: mailed,
  certifiedTotal: certified,
  boardTotal: board,
})

async function valuesOfHome(
  parcel: string,
  year: number,
  context: MethodContext,
): Promise<{ neighborhood: string; row: EvidenceRow; caveats: string[] }> {
  const where = all(equal('pin', parcel), equal('year', year))
  const { rows, caveats } = await fetchRows(cookValues, { where, limit: 1 }, context)
  const [row = {}] = rows
  const neighborhood = textOf(row.nbhd)
  if (neighborhood === null) throw new ConnectorError('not_found', texts.noNeighborhood, { field: 'pin' })
  return { neighborhood, row, caveats }
}

async function cardsOf(
  pins: readonly string[],
  year: number,
  context: MethodContext,
): Promise<{ cards: BuildingCard[]; caveats: string[] }> {
  const { rows, caveats } = await fetchOf(cookBuildings, pins, equal('year', year), context)
  return { cards: rows.map(readBuilding), caveats }
}

async function valuesOf(
  pins: readonly string[],
  year: number,
  context: MethodContext,
): Promise<{ rows: Map<string, EvidenceRow>; caveats: string[] }> {
  const { rows, caveats } = await fetchOf(cookValues, pins, equal('year', year), context)
  return { rows: new Map(rows.map((row) => [pinOf(row.pin), row])), caveats }
}

async function addressesOf(
  pins: readonly string[],
  context: MethodContext,
): Promise<{ lines: Map<string, string>; caveats: string[] }> {
  const { rows, caveats } = await fetchOf(cookAddresses, pins, present('prop_address_full'), context)
  const lines = new Map<string, string>()
  for (const row of rows.toSorted((a, b) => (numberOf(a.year) ?? 0) - (numberOf(b.year) ?? 0)))
    lines.set(pinOf(row.pin), textOf(row.prop_address_full) ?? '')
  return { lines, caveats }
}

async function placesOf(
  homes: readonly BuildingCard[],
  context: MethodContext,
): Promise<{ points: Map<string, LngLat>; caveats: string[] }> {
  const pins = homes.map(({ parcelId }) => parcelId)
  try {
    const { rows, caveats } = await fetchOf(cookPlaces, pins, undefined, context)
    return { points: new Map(rows.flatMap(toPlace)), caveats }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { points: new Map(), caveats: [texts.noPlaces({ why: error.message })] }
  }
}

function toPlace({ pin, lat, lon }: EvidenceRow): [string, LngLat][] {
  const [latitude, longitude] = [numberOf(lat), numberOf(lon)]
  return latitude === null || longitude === null ? [] : [[pinOf(pin), { longitude, latitude }]]
}

async function fetchOf(
  set: EvidenceDataset,
  pins: readonly string[],
  further: Condition | undefined,
  context: MethodContext,
): Promise<{ rows: EvidenceRow[]; caveats: string[] }> {
  const rows: EvidenceRow[] = []
  const caveats = new Set<string>()
  for (let at = 0; at < pins.length; at += BATCH) {
    const where = all(among('pin', pins.slice(at, at + BATCH)), further)
    const page = await fetchRows(set, { where, limit: 10 * BATCH }, context)
    rows.push(...page.rows)
    for (const caveat of page.caveats) caveats.add(caveat)
  }
  return { rows, caveats: [...caveats] }
}
