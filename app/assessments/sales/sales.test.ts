import { describe, expect, it, vi } from 'vitest'
import { usAssessmentEvidence } from '@/connectors/us-assessment-evidence'
import { evidenceSites } from '@/connectors/us-assessment-evidence/simulator'
import { mapEngine } from '@/connectors/us-florida-parcels/testing/map-engine'
import { sampleParcel } from '@/connectors/us-florida-parcels/testing/sample-house'
import { assessmentSites } from '@/connectors/us-public-assessments/simulator'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { cellName } from '../entries/entry-names'
import type { HomeSelection } from '../fetch-home'
import { dropForeign } from '../similar/row-entries'
import { fetchSaleEntries, fetchSaleOffers, parseSales, toggleSale } from './offers'
import { saleEntries } from './sale-entries'
import type { SuggestedSalesOutcome } from './sale-offer'

const site = vi.hoisted((): { call?: (...params: [never, never, never]) => unknown } => ({}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...params: [never, never, never]) => site.call?.(...params),
}))

const evidence = createEngine(
  { 'us-assessment-evidence': usAssessmentEvidence },
  engineDeps(sampleTransport(simulateSites([...assessmentSites, ...evidenceSites]))),
)
const florida = mapEngine().engine
site.call = (connector, method, params) =>
  connector === 'us-florida-parcels'
    ? florida.call(connector, method, params, { internal: true })
    : evidence.call(connector, method, params, { internal: true })

const homeWith = (sourceId: string, property: object, year = 2025) =>
  ({ sourceId, property, latest: { assessments: [{ year }] } }) as unknown as HomeSelection

const { identity } = sampleParcel('house')
const homes = {
  florida: homeWith('florida-assessments', {
    county: floridaCounties.find(({ number }) => number === identity.county)?.name,
    parcelId: identity.parcelId,
  }),
  cook: homeWith('cook-county-il-assessments', {
    parcelId: usAssessmentEvidence.methods.findSimilarHomes.example.pin,
  }),
  connecticut: homeWith('connecticut-assessments', {
    city: [...townsOf('CT')][0]?.city,
    landUse: 'ONE FAMILY',
    sourceAttributes: { valuationYear: 2023 },
  }),
}

async function offersOf(home: HomeSelection): Promise<Extract<SuggestedSalesOutcome, { kind: 'offered' }>> {
  const offers = await fetchSaleOffers(home, {})
  if (offers?.kind !== 'offered') throw new Error(offers?.why ?? 'no offers')
  return offers
}

describe('fetchSaleOffers', () => {
  it.each(Object.entries(homes))(
    'lists sales that count before sales that do not count: %s',
    async (_, home) => {
      const { list } = await offersOf(home)
      const counts = list.map(({ apart }) => apart === null)
      expect(counts).toContain(true)
      expect(counts).toEqual(counts.toSorted((a, b) => Number(b) - Number(a)))
      expect(new Set(list.map(({ row }) => row.parcel)).size).toBe(list.length)
      for (const { row } of list) {
        expect(row.price).toMatch(/^\$[\d,]+$/)
        expect(row.from).toMatch(/, retrieved \w/)
      }
    },
  )

  it('counts in Florida only qualified sales on days that the law names, and shows the code of each sale', async () => {
    const { list, criteria } = await offersOf(homes.florida)
    expect(criteria).toContain('Sales of 2025')
    for (const { row, facts, apart } of list) {
      expect(facts).toMatch(/sale code/)
      if (apart === null)
        expect([row.date, facts]).toEqual([
          expect.stringMatching(/2025$/),
          expect.stringMatching(/code 0[12]/),
        ])
    }
    expect(list.some(({ apart }) => apart?.includes('did not code 01 or 02'))).toBe(true)
  })

  it('lists sales in Connecticut after the day of the revaluation separately', async () => {
    const { list, criteria } = await offersOf(homes.connecticut)
    expect(criteria).toContain('the revaluation of October 1, 2023')
    const yearOf = (date: string) => Number(/\d{4}$/.exec(date)?.[0])
    for (const { row, apart } of list) if (apart === null) expect(yearOf(row.date)).toBeLessThanOrEqual(2023)
    expect(list.some(({ apart }) => apart?.includes('after the revaluation'))).toBe(true)
  })

  it('selects sales in Connecticut by the kind of home, and lists every kind if the kind is unknown', async () => {
    const kindsOf = async (landUse: string | null) => {
      const { property } = homes.connecticut
      const { list, criteria } = await offersOf(homeWith('connecticut-assessments', { ...property, landUse }))
      return { criteria, kinds: new Set(list.map(({ facts }) => facts.replace(/, day of recording$/, ''))) }
    }
    expect(await kindsOf('ONE FAMILY')).toMatchObject({
      kinds: new Set(['Single Family']),
      criteria: expect.stringContaining('single-family homes in'),
    })
    expect((await kindsOf('Condominium')).kinds).toEqual(new Set(['Condo']))
    const unknown = await kindsOf('RES ACLNDV')
    expect(unknown.kinds.size).toBeGreaterThan(1)
    expect(unknown.criteria).toContain('so homes of every kind are listed')
  })

  it.each(Object.entries(homes))('the list has no buyer and no seller: %s', async (_, home) => {
    const text = JSON.stringify(await offersOf(home)).toUpperCase()
    const towns = [...townsOf('IL'), ...townsOf('CT')].slice(0, 20)
    const names = [...assessedProperties(towns, {})].map(({ owner }) => owner.name.toUpperCase())
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => text.includes(name))).toEqual([])
  })

  it('returns undefined for a place without a list of sales', async () => {
    expect(await fetchSaleOffers(homeWith('washington-assessments', {}), {})).toBeUndefined()
  })
})

describe('sale in the packet', () => {
  it('the link for a browser without scripting fills a row with the sale', async () => {
    const { list } = await offersOf(homes.florida)
    const [first, second] = list
    if (!first || !second) throw new Error('The sample has no two sales')
    const text = toggleSale(toggleSale(undefined, first.row), second.row)
    expect(parseSales(text)).toEqual([first.row.parcel, second.row.parcel])
    expect(parseSales(toggleSale(text, first.row))).toEqual([second.row.parcel])
    const entries = await fetchSaleEntries(homes.florida, text ? { sales: text } : {})
    expect(entries[cellName('sale', 1, 'price')]).toBe(first.row.price)
    expect(entries[cellName('sale', 2, 'address')]).toBe(second.row.address)
    expect(entries[cellName('sale', 3, 'price')]).toBeUndefined()
  })

  it('a changed address removes the recorded values of the sale', async () => {
    const [first] = (await offersOf(homes.cook)).list
    const changed = { ...saleEntries(1, first?.row), [cellName('sale', 1, 'address')]: '1 Some Other Rd' }
    const { entries, removed } = dropForeign(changed)
    expect(entries).toEqual({ [cellName('sale', 1, 'address')]: '1 Some Other Rd' })
    expect(removed.join()).toContain(
      `Sale 1, 1 Some Other Rd. These values were those of ${first?.row.address}`,
    )
    const typed = { [cellName('sale', 1, 'address')]: '1 Main St', [cellName('sale', 1, 'price')]: '1' }
    expect(dropForeign(typed).entries).toEqual(typed)
  })
})
