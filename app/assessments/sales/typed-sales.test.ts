import { describe, expect, it, vi } from 'vitest'
import { createAssessments } from '@/connectors/us-public-assessments/testing/engine'
import { writeAddress } from '@/lib/sample-world/addresses/addresses'
import type { SampleAssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { cellName } from '../entries/entry-names'
import type { HomeSelection } from '../fetch-home'
import { fetchSaleEntries, fetchSaleOffers, namesSoldHomes, toggleSale } from './offers'
import type { SuggestedSalesOutcome } from './sale-offer'
import { describeSalesThatCount } from './typed-sales'

const site = vi.hoisted((): { call?: (...params: [never, never, never]) => unknown } => ({}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...params: [never, never, never]) => site.call?.(...params),
}))
const engine = createAssessments()
site.call = (connector, method, params) => engine.call(connector, method, params)

const rolls = [
  { sourceId: 'massachusetts-assessments', state: 'MA', city: 'Worcester' },
  { sourceId: 'detroit-mi-assessments', state: 'MI', city: 'Detroit' },
  { sourceId: 'washington-dc-assessments', state: 'DC', city: 'Washington' },
  { sourceId: 'minnesota-assessments', state: 'MN', city: 'Minneapolis' },
] as const
const [massachusetts, detroit] = rolls

const housesIn = ({ state, city }: (typeof rolls)[number]) =>
  [...assessedProperties(towns(state, city), {})].filter(({ kind }) => kind === 'house')

const soldIn = (
  roll: (typeof rolls)[number],
  isWanted: (sale: NonNullable<SampleAssessedProperty['sale']>) => boolean,
) => housesIn(roll).flatMap(({ address, sale }) => (sale && isWanted(sale) ? [writeAddress(address)] : []))

const homeOf = ({ sourceId, city }: (typeof rolls)[number], year = 2026) =>
  ({
    sourceId,
    property: { city, sourceAttributes: {} },
    latest: { assessments: [{ year }] },
  }) as unknown as HomeSelection

async function offersOf(roll: (typeof rolls)[number], addresses: readonly string[]) {
  const offers = await fetchSaleOffers(homeOf(roll), { sold: addresses.join('\n') })
  if (offers?.kind !== 'offered') throw new Error('no offers')
  return offers satisfies SuggestedSalesOutcome
}

describe('sales of homes that the owner names', () => {
  it.each(rolls)('each sale of a typed address has its day, price and source: $sourceId', async (roll) => {
    const { list, meta } = await offersOf(roll, soldIn(roll, () => true).slice(0, 5))
    expect(list.length).toBeGreaterThan(0)
    expect(meta).toBeDefined()
    for (const { row } of list) {
      expect(row.price).toMatch(/^\$[\d,]+$/)
      expect(row.date).toMatch(/^\w+ \d+, \d{4}$/)
      expect(row.from).toMatch(/, retrieved \w/)
    }
  })

  it('a sale on a day that does not count is listed separately', async () => {
    const inside = soldIn(massachusetts, ({ year }) => year === 2024)[0] ?? ''
    const outside = soldIn(massachusetts, ({ year }) => year === 2023)[0] ?? ''
    const { list } = await offersOf(massachusetts, [outside, inside])
    expect(describeSalesThatCount(homeOf(massachusetts))).toBe('Sales of 2024 count for your value.')
    expect(list.map(({ row, apart }) => [row.date.slice(-4), apart])).toEqual([
      ['2024', null],
      ['2023', 'Does not count: only sales of 2024 do.'],
    ])
  })

  it('reports that no confirmed law names the days of sale that count, and still lists the sale', async () => {
    const [first = ''] = soldIn(detroit, () => true)
    const { list } = await offersOf(detroit, [first])
    expect(describeSalesThatCount(homeOf(detroit))).toContain(
      'We have not confirmed which days of sale count in Detroit',
    )
    expect(list.map(({ apart }) => apart)).toEqual([null])
  })

  it('each typed address without a listed sale has a reason, such as no sale or an unknown address', async () => {
    const unsold = housesIn(massachusetts).find(({ sale }) => sale === null)
    const typed = [unsold ? writeAddress(unsold.address) : '', '9 Nowhere Ln', '12 Elm St, Boston, MA']
    const { list, unanswered, meta } = await offersOf(massachusetts, typed)
    expect([list, unanswered?.map(({ address }) => address)]).toEqual([[], typed])
    expect(unanswered?.[0]?.why).toBe('The roll has no sale of this home with a day and a price.')
    expect(unanswered?.[1]?.why).toContain('has no such address')
    expect(meta).toBeDefined()
  })

  it('the link for a browser without scripting fills a row of the packet with the sale of a typed address', async () => {
    const [first = ''] = soldIn(massachusetts, ({ year }) => year === 2024)
    const { list } = await offersOf(massachusetts, [first])
    const sales = list[0] && toggleSale(undefined, list[0].row)
    const url = { sold: first, ...(sales ? { sales } : {}) }
    const entries = await fetchSaleEntries(homeOf(massachusetts), url)
    expect(entries[cellName('sale', 1, 'price')]).toBe(list[0]?.row.price)
  })

  it('addresses of sold homes can be typed only in a place whose roll has sale prices and that has no list of sales', () => {
    const named = (sourceId: string) => namesSoldHomes({ sourceId } as HomeSelection)
    expect(rolls.map(({ sourceId }) => named(sourceId))).toEqual([true, true, true, true])
    expect(
      ['san-francisco-ca-assessments', 'washington-assessments', 'florida-assessments'].map(named),
    ).toEqual([false, false, false])
  })
})
