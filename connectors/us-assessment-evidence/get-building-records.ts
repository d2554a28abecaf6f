import { z } from 'zod'
import { all, equal, present } from '@/lib/conditions/condition'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { type BuildingCard, buildingCard } from '@/lib/records/building-card/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { pin, year } from './cook-params'
import { fetchRows } from './fetch-rows'
import { isWhole, readBuilding } from './read-building'
import { cookBuildings } from './sets'

const params = z.strictObject({
  pin,
  year: year.optional().describe('Year of the record; the newest where left out.'),
})

const result = z.object({
  pin: z.string(),
  year: z.number().nullable(),
  records: z.array(z.object(buildingCard.shape)),
  buildingSquareFeet: z.number().nullable().describe('The sum of all cards.'),
  whyNotPerSquareFoot: z.string().nullable().describe('Null: a value for each square foot can be compared.'),
  updatedAt: z.string().nullable(),
  caveats: z.array(z.string()),
})

const texts = defineSentences('us-assessment-evidence.get-building-records', {
  none: 'The set has no card for this parcel: it leaves out condominiums and vacant land.',
  several: 'The parcel has several building cards, so a value for each square foot is not comparable.',
  shared: 'The building lies on several parcels, so a value for each square foot is not comparable.',
  unknown: 'The size of the building is not published.',
  measured: 'Square feet are measured outside. Whether they count basement and attic is not confirmed.',
})

const MOST_CARDS = 500

export const getBuildingRecords = {
  summary:
    'The assessor’s building cards of a parcel of Cook County: size, year built, rooms, construction, and whether a value for each square foot is comparable.',
  title: 'Building records',
  params,
  result,
  example: { pin: '10099125200000' },
  cache: { freshFor: DAY, staleFor: DAY },
  run: findCards,
  table: ({ records, caveats }) => buildingCard.table(records, caveats),
  cite: ({ updatedAt }) => ({
    publisher: cookBuildings.source,
    dataset: 'Single and multi-family building records (x54s-btds)',
    dated: [{ label: 'Updated', on: updatedAt?.slice(0, 10) ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findCards(
  query: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const page = await fetchRows(
    cookBuildings,
    {
      where: all(
        equal('pin', query.pin),
        query.year === undefined ? present('year') : equal('year', query.year),
      ),
      order: [{ column: 'year', descending: true }, { column: 'card' }],
      limit: MOST_CARDS,
    },
    context,
  )
  const cards = page.rows.map(readBuilding)
  const records = cards.filter((card) => card.year === cards[0]?.year)
  const sizes = records.map(({ buildingSquareFeet }) => buildingSquareFeet)
  const isKnown = sizes.length > 0 && !sizes.includes(null)
  return {
    pin: query.pin,
    year: records[0]?.year ?? null,
    records,
    buildingSquareFeet: isKnown ? sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) : null,
    whyNotPerSquareFoot: whyNot(records, isKnown),
    updatedAt: page.updatedAt,
    caveats: [...(records.length === 0 ? [texts.none] : [texts.measured]), ...page.caveats],
  }
}

function whyNot(records: readonly BuildingCard[], isKnown: boolean): string | null {
  if (records.length > 1) return texts.several
  if (records.some((card) => !isWhole(card))) return texts.shared
  return isKnown ? null : texts.unknown
}
