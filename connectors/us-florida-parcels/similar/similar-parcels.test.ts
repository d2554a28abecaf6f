import { expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { milesToMeters } from '@/lib/units'
import { isRows, mapEngine } from '../testing/map-engine'
import { sampleParcel } from '../testing/sample-house'
import { LOWEST_PRICE } from './comparable-sales'
import { similarTable } from './similar-table'

const sales = { first: { years: -1, day: '01-01' }, last: { years: -1, day: '12-31' } }

const ask = (sample: ReturnType<typeof mapEngine>, parcel: { county: number; parcelId: string }) =>
  sample.engine.call('us-florida-parcels', 'similarParcels', { sales, ...parcel }, { internal: true })

it('finds nearby parcels of similar area and age, and lists each of their sales as used or dropped', async () => {
  const { values, identity } = sampleParcel('house')
  const { refused, compared } = await dataOf(ask(mapEngine(), identity))
  expect(refused).toBeNull()
  if (!compared) throw new Error('not compared')
  const { subject, steps, parcels, sales } = compared
  const widest = steps.at(-1)
  if (!widest) throw new Error('no step')
  expect(subject).toMatchObject({ justValue: values.justValue, rollYear: 2026, disaster: false })
  expect(parcels.length).toBe(widest.found)
  expect(steps.slice(0, -1).every(({ found: count }) => count < 10)).toBe(true)
  for (const { key, meters, livingSquareFeet, yearBuilt } of parcels) {
    expect(key).not.toBe(subject.key)
    expect(meters).toBeLessThanOrEqual(milesToMeters(widest.miles) + 1)
    expect(Math.abs(livingSquareFeet / subject.livingSquareFeet - 1)).toBeLessThanOrEqual(
      widest.areaPercent / 100,
    )
    expect(Math.abs(yearBuilt - subject.yearBuilt)).toBeLessThanOrEqual(widest.years)
  }
  expect(new Set(parcels.map(({ key }) => key)).size).toBe(parcels.length)
  expect(sales.days).toEqual({ firstDay: '2025-01-01', lastDay: '2025-12-31' })
  expect(sales.used.length).toBeGreaterThan(5)
  for (const { code, price } of sales.used) {
    expect(['01', '02']).toContain(code)
    expect(price).toBeGreaterThanOrEqual(LOWEST_PRICE)
  }
  const left = sales.dropped.reduce((sum, { count }) => sum + count, 0)
  expect(sales.used.length + left).toBe(sales.found)
  expect(sales.apart).toHaveLength(left)
  expect(sales.apart.some(({ code, meaning }) => code === '11' && meaning?.includes('quitclaim'))).toBe(true)
  for (const { year, reason } of sales.apart)
    expect([year, reason]).toEqual([2025, expect.stringMatching(/\w/)])
  const years = sales.otherDays.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  expect(years).not.toContain(2025)
  const { rows, notes } = similarTable(compared)
  const others = sales.apart.length + sales.otherDays.length
  expect(rows).toHaveLength(1 + parcels.length + sales.used.length + others)
  const isRatioed = ({ cells }: (typeof table)[number]) => typeof cells.ratio === 'number'
  const table = [...rows]
  expect(table.filter(isRatioed)).toHaveLength(sales.used.length)
  expect(
    table.filter(({ cells }) => cells.usedAs === 'sale that does not count' && cells.apart),
  ).toHaveLength(others)
  expect(notes.filter((note) => note.startsWith('Left out'))).toHaveLength(
    compared.dropped.length + sales.dropped.length,
  )
})

it('lists each excluded sale with exactly the columns that are not about people', async () => {
  const { identity } = sampleParcel('house')
  const { compared } = await dataOf(ask(mapEngine(), identity))
  const listed = [...(compared?.sales.apart ?? []), ...(compared?.sales.otherDays ?? [])]
  expect(listed.length).toBeGreaterThan(0)
  const columns =
    'address city code justValue key livingSquareFeet meaning meters month place price reason year yearBuilt'
  for (const each of listed) expect(Object.keys(each).toSorted().join(' ')).toBe(columns)
})

it('requests one county, one use, and ranges of area and age, but no columns about people', async () => {
  const sample = mapEngine()
  const { values, identity } = sampleParcel('house')
  await dataOf(ask(sample, identity))
  const around = sample.queries().filter((query) => query.get('where')?.includes('TOT_LVG_AR'))
  expect(around.length).toBeGreaterThanOrEqual(2)
  for (const query of around) {
    expect(query.get('where')).toContain(`DOR_UC = '${values.landUse}'`)
    expect(query.get('where')).toMatch(/CO_NO = \d\d .*ACT_YR_BLT >= \d{4} .*ACT_YR_BLT <= \d{4}/)
    expect(query.get('outFields')).not.toMatch(/OWN_|FIDU_/)
  }
  const before = sample.sent.length
  await dataOf(ask(sample, identity))
  expect(sample.sent).toHaveLength(before)
})

it('gives the reason why a parcel cannot be compared', async () => {
  const sample = mapEngine()
  const { identity } = sampleParcel('land')
  expect(await dataOf(ask(sample, identity))).toMatchObject({
    refused: expect.stringContaining('land'),
    compared: null,
  })
  const nobody = await dataOf(ask(sample, { county: 27, parcelId: '999999999999999999' }))
  expect(nobody).toMatchObject({ refused: expect.stringContaining('not on the roll'), compared: null })
})

interface Rows {
  features?: { attributes: { [column: string]: unknown; JV?: number } }[]
}

const changed = (change: (rows: Rows) => Rows) =>
  mapEngine({
    change: async (request, source) => {
      const answer = await source(request)
      const where = new URL(request.url).searchParams.get('where') ?? ''
      return isRows(request) && where.includes('TOT_LVG_AR')
        ? Response.json(change(await answer.json()))
        : answer
    },
  })

it('counts a parcel of several polygons once', async () => {
  const { identity } = sampleParcel('house')
  const once = await dataOf(ask(mapEngine(), identity))
  const stacked = changed(({ features = [], ...rest }) => ({
    ...rest,
    features: features.flatMap((each) => [each, each]),
  }))
  expect((await dataOf(ask(stacked, identity))).compared).toEqual(once.compared)
})

it('chooses parcels by place, use, area and age alone, whatever their values', async () => {
  const { identity } = sampleParcel('house')
  const keysOf = async (sample: ReturnType<typeof mapEngine>) => {
    const { compared } = await dataOf(ask(sample, identity))
    return [
      compared?.parcels.map(({ key }) => key).toSorted(),
      compared?.sales.used.map(({ key }) => key).toSorted(),
    ]
  }
  const others = changed(({ features = [], ...rest }) => ({
    ...rest,
    features: features.map(({ attributes, ...each }, index) => ({
      ...each,
      attributes: { ...attributes, JV: 50_000 + 1_000 * ((index * 37) % 101) },
    })),
  }))
  expect(await keysOf(others)).toEqual(await keysOf(mapEngine()))
})

it('reports that the source returned only a part of the parcels', async () => {
  const { identity } = sampleParcel('house')
  const cut = mapEngine({
    change: async (request, source) => {
      const answer = await source(request)
      const where = new URL(request.url).searchParams.get('where') ?? ''
      if (!isRows(request) || !where.includes('TOT_LVG_AR')) return answer
      const body = await answer.json()
      return Response.json({ ...body, exceededTransferLimit: true })
    },
  })
  const { compared } = await dataOf(ask(cut, identity))
  expect(compared?.sales.isCut).toBe(true)
})
