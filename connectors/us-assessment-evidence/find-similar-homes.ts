import { z } from 'zod'
import { all, among, equal } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { type BuildingCard, buildingCard } from '@/lib/records/building-card/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { numberOf, pinOf, type Row, textOf } from './cells'
import { chooseAlike } from './choose-alike'
import { pin } from './cook-params'
import { fetchRows } from './fetch-rows'
import { getBuildingRecords } from './get-building-records'
import { pinsIn } from './pins-in'
import { readBuilding } from './read-building'
import { cookBuildings, cookValues } from './sets'

const params = z.strictObject({ pin })

const home = z.object({
  ...buildingCard.shape,
  mailedTotal: z.number().nullable(),
  certifiedTotal: z.number().nullable(),
  boardTotal: z.number().nullable(),
})

const result = z.object({
  home: z.object(buildingCard.shape),
  neighborhood: z.string(),
  candidates: z.number().describe('Homes alike, of which the ten most alike are listed.'),
  records: z.array(home),
  updatedAt: z.string().nullable(),
  caveats: z.array(z.string()),
})

const texts = defineSentences('us-assessment-evidence.find-similar-homes', {
  noCard: 'pin: the set has no single building card with size, year built and class for this parcel.',
  noNeighborhood: 'pin: the assessor’s values name no neighborhood for this parcel.',
  tooMany: 'pin: its neighborhood has more than {count, number} homes of its class.',
  chosen:
    'Homes of the same class and neighborhood, within 20% of the size and 15 years of the age, the most alike first. They were chosen before any value was read.',
  assessed: 'Values are assessed values of the same year: a tenth of market value for homes.',
})

const MOST_HOMES = 3000
const BATCH = 150

export const findSimilarHomes = {
  summary:
    'Up to ten homes of Cook County like one: same class and neighborhood, building size within 20%, built within 15 years. Chosen by likeness, then their assessed values are read.',
  title: 'Similar homes',
  params,
  result,
  example: { pin: '10099125200000' },
  cache: { freshFor: DAY, staleFor: DAY },
  cost: 8,
  run: findHomes,
  table: ({ records, caveats }) => ({
    columns: [
      ...buildingCard.columns,
      { key: 'mailedTotal', label: 'Assessed value as mailed', type: 'number', unit: 'USD' },
      { key: 'certifiedTotal', label: 'Assessed value as certified', type: 'number', unit: 'USD' },
      { key: 'boardTotal', label: 'Assessed value after the Board', type: 'number', unit: 'USD' },
    ],
    key: ['parcelId'],
    rows: records.map((record) => ({
      cells: {
        ...buildingCard.cells(record),
        mailedTotal: record.mailedTotal,
        certifiedTotal: record.certifiedTotal,
        boardTotal: record.boardTotal,
      },
    })),
    notes: caveats,
  }),
  cite: ({ updatedAt }) => ({
    publisher: cookBuildings.source,
    dataset: 'Building records (x54s-btds) and assessed values (uzyt-m557)',
    dated: [{ label: 'Updated', on: updatedAt?.slice(0, 10) ?? null }],
  }),
} satisfies Method<typeof params, typeof result>

async function findHomes(query: z.output<typeof params>, context: Context): Promise<z.input<typeof result>> {
  const own = await context.call(getBuildingRecords, { pin: query.pin })
  const [card] = own.records
  const { year, propertyClass } = card ?? {}
  if (!card || own.whyNotPerSquareFoot !== null || !year || !propertyClass || card.yearBuilt === null)
    throw new ConnectorError('not_found', texts.noCard, { field: 'pin' })
  const { neighborhood, caveats: lostHere } = await neighborhoodOf(query.pin, year, context)
  const near = await pinsIn({ neighborhood, propertyClass, year }, context)
  if (near.size > MOST_HOMES)
    throw new ConnectorError('too_broad', texts.tooMany({ count: MOST_HOMES }), { field: 'pin' })
  const { cards, caveats } = await cardsOf([...near].sort(), year, context)
  const alike = chooseAlike(card, cards)
  const values = await valuesOf(
    alike.chosen.map(({ parcelId }) => parcelId),
    year,
    context,
  )
  return {
    home: card,
    neighborhood,
    candidates: alike.count,
    records: alike.chosen.map((each) => ({ ...each, ...totalsOf(values.rows.get(each.parcelId) ?? {}) })),
    updatedAt: own.updatedAt,
    caveats: [
      ...new Set([texts.chosen, texts.assessed, ...own.caveats, ...lostHere, ...caveats, ...values.caveats]),
    ],
  }
}

async function neighborhoodOf(
  parcel: string,
  year: number,
  context: Context,
): Promise<{ neighborhood: string; caveats: string[] }> {
  const where = all(equal('pin', parcel), equal('year', year))
  const { rows, caveats } = await fetchRows(cookValues, { where, limit: 1 }, context)
  const neighborhood = textOf(rows[0]?.nbhd)
  if (neighborhood === null) throw new ConnectorError('not_found', texts.noNeighborhood, { field: 'pin' })
  return { neighborhood, caveats }
}

async function cardsOf(
  pins: readonly string[],
  year: number,
  context: Context,
): Promise<{ cards: BuildingCard[]; caveats: string[] }> {
  const cards: BuildingCard[] = []
  const caveats = new Set<string>()
  for (let at = 0; at < pins.length; at += BATCH) {
    const where = all(among('pin', pins.slice(at, at + BATCH)), equal('year', year))
    const page = await fetchRows(cookBuildings, { where, limit: 10 * BATCH }, context)
    cards.push(...page.rows.map(readBuilding))
    for (const caveat of page.caveats) caveats.add(caveat)
  }
  return { cards, caveats: [...caveats] }
}

async function valuesOf(
  pins: readonly string[],
  year: number,
  context: Context,
): Promise<{ rows: Map<string, Row>; caveats: string[] }> {
  if (pins.length === 0) return { rows: new Map(), caveats: [] }
  const where = all(among('pin', pins), equal('year', year))
  const { rows, caveats } = await fetchRows(cookValues, { where, limit: 100 }, context)
  return { rows: new Map(rows.map((row) => [pinOf(row.pin), row])), caveats }
}

const totalsOf = (row: Row) => ({
  mailedTotal: numberOf(row.mailed_tot),
  certifiedTotal: numberOf(row.certified_tot),
  boardTotal: numberOf(row.board_tot),
})
