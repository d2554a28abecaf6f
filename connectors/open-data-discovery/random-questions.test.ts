import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  above,
  all,
  any,
  atLeast,
  atMost,
  below,
  type Condition,
  contains,
  empty,
  equal,
  notEqual,
  present,
  startsWith,
} from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { parse } from '@/lib/conditions/parse'
import { tokenize } from '@/lib/conditions/tokens'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { SimulatedColumn, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { tries } from '@/lib/testing/long-run'
import { INKWELL } from './testing/portal-datasets'
import { createDiscovery, simulatorsOf } from './testing/portal-engine'

const column = (name: string, type: SimulatedColumn['type'] = 'text'): SimulatedColumn => ({ name, type })

const columns = [
  column('select'),
  column('Order'),
  column('NULL'),
  column('upper'),
  column('a__b_'),
  column('x'.repeat(60)),
  column('true', 'number'),
  column('cost', 'money'),
  column('limit', 'calendar_date'),
  column('seen', 'fixed_timestamp'),
  column('not', 'checkbox'),
  column('place', 'point'),
]
const odd: SimulatedDataset = {
  id: 'oddd-0001',
  updatedAt: new Date('2026-11-20T06:00:00Z'),
  about: { name: 'Odd names' },
  columns,
  rows: () => [{ select: 'a', true: 1 }],
}
const people = { ...odd, id: 'peop-0002', columns: [...columns, column('owner_name')] }
const portals = [{ host: INKWELL, datasets: [odd, people] }]
const transport = sampleTransport(simulatorsOf(portals))

async function askedFor(params: object): Promise<URL> {
  const { query, urls } = createDiscovery({ transport })
  await query({ portal: INKWELL, ...params })
  return new URL(urls.at(-1) ?? '')
}

const hostile = [
  "'",
  "''",
  "' OR 1=1 --",
  "') OR (1=1",
  '`',
  '$query=select *',
  '&$where=1=1',
  '%27%20or%201=1',
  '\\',
  "\\' or true",
  '#',
  '?',
  '+',
  '%',
  '_',
  'null',
  'owner_name',
  '${',
  '\u2019',
  '＇',
]
const plain = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.constantFrom(...hostile, 'a', ' ', '7'), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join('')),
  )
  .filter((text) => /^[^\p{Cc}\p{Cs}]*$/u.test(text))
const wordy = plain.filter((text) => /[\p{L}\p{N}]/u.test(text))

const day = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const decimal = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 })

type AnyCondition = {
  field: string
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'startsWith'
  value: string | number | boolean | null
}
interface Filter {
  filter: AnyCondition
  condition: Condition
}

const ordered = { eq: equal, neq: notEqual, gt: above, gte: atLeast, lt: below, lte: atMost } as const
const named = (...types: SimulatedColumn['type'][]) =>
  fc.constantFrom(...columns.filter(({ type }) => types.includes(type)).map(({ name }) => name))
const compared = fc.constantFrom(...(Object.keys(ordered) as (keyof typeof ordered)[]))

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field: named('text'), operator: compared, value: plain }).map(({ field, operator, value }) => ({
    filter: { field, operator, value },
    condition: ordered[operator](field, value),
  })),
  fc
    .record({ field: named('text'), value: plain.filter((each) => each.trim() !== '') })
    .map(({ field, value }) => ({
      filter: { field, operator: 'contains' as const, value },
      condition: contains(field, value),
    })),
  fc
    .record({ field: named('text'), value: plain.filter((each) => each.trim() !== '') })
    .map(({ field, value }) => ({
      filter: { field, operator: 'startsWith' as const, value },
      condition: startsWith(field, value),
    })),
  fc
    .record({ field: named('number', 'money'), operator: compared, value: decimal, isText: fc.boolean() })
    .map(({ field, operator, value, isText }) => ({
      filter: { field, operator, value: isText ? String(value) : value },
      condition: ordered[operator](field, value),
    })),
  fc.record({ operator: compared, value: day }).map(({ operator, value }) => ({
    filter: { field: 'limit', operator, value },
    condition: ordered[operator]('limit', `${value}T00:00:00`),
  })),
  fc.record({ operator: compared, value: day }).map(({ operator, value }) => ({
    filter: { field: 'seen', operator, value },
    condition: ordered[operator]('seen', `${value}T00:00:00Z`),
  })),
  fc.boolean().map((value) => ({
    filter: { field: 'not', operator: 'eq' as const, value },
    condition: equal('not', value),
  })),
  fc
    .record({ field: fc.constantFrom(...columns.map(({ name }) => name)), isThere: fc.boolean() })
    .map(({ field, isThere }) => ({
      filter: { field, operator: isThere ? ('neq' as const) : ('eq' as const), value: null },
      condition: isThere ? present(field) : empty(field),
    })),
)

const names = columns.map(({ name }) => name)
const question = fc.record({
  fields: fc.uniqueArray(fc.constantFrom(...names, ':id'), { minLength: 1, maxLength: 13 }),
  filters: fc.array(filter, { maxLength: 10 }),
  order: fc.option(
    fc.record({
      field: fc.constantFrom(...names.filter((name) => name !== 'place')),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { nil: undefined },
  ),
  fullText: fc.option(wordy, { nil: undefined }),
  limit: fc.integer({ min: 1, max: 1000 }),
  offset: fc.integer({ min: 0, max: 100_000 }),
})

const listed = (list: string | null) =>
  (list ?? '').split(',').map((part) =>
    tokenize(part, socrata)
      .map(({ value }) => value)
      .join(' '),
  )

const joined = (terms: Condition[]) => (terms.length > 1 ? all(...terms) : (terms[0] ?? null))

describe('random dataset queries', () => {
  it('sends exactly the conditions, columns, order and page that the query names', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ fields, filters, order, fullText, limit, offset }) => {
        const url = await askedFor({
          datasetId: odd.id,
          fields,
          limit,
          offset,
          filters: filters.map((each) => each.filter),
          ...(order ? { orderBy: order } : {}),
          ...(fullText === undefined ? {} : { fullText }),
        })
        const where = url.searchParams.get('$where')
        expect(`${url.origin}${url.pathname}`).toBe(`https://${INKWELL}/resource/oddd-0001.json`)
        expect(url.hash).toBe('')
        expect(where === null ? null : parse(where, socrata)).toEqual(
          joined(filters.map(({ condition }) => condition)),
        )
        expect(listed(url.searchParams.get('$select'))).toEqual(fields)
        expect(listed(url.searchParams.get('$order'))).toEqual([
          ...(order ? [`${order.field} ${order.direction.toUpperCase()}`] : []),
          ':id ASC',
        ])
        expect(url.searchParams.get('$q')).toBe(fullText ?? null)
        expect([url.searchParams.get('$limit'), url.searchParams.get('$offset')]).toEqual([
          `${limit + 1}`,
          `${offset}`,
        ])
        const allowed = ['$select', '$where', '$q', '$order', '$limit', '$offset']
        expect([...url.searchParams.keys()].filter((name) => !allowed.includes(name))).toEqual([])
      }),
      { numRuns: tries(100) },
    )
  })

  it('sends a condition for each search word on each text column that is not withheld', async () => {
    const fields = ['select', 'Order', 'cost']
    await fc.assert(
      fc.asyncProperty(wordy, async (fullText) => {
        const url = await askedFor({ datasetId: people.id, fields, fullText })
        const words = fullText.split(/\s+/u).filter(Boolean)
        const conditions = words.map((word) =>
          any(...['select', 'Order'].map((name) => contains(name, word))),
        )
        expect(parse(url.searchParams.get('$where') ?? '', socrata)).toEqual(joined(conditions))
        expect(url.searchParams.has('$q')).toBe(false)
      }),
      { numRuns: tries(60) },
    )
  })

  it('requests no rows for an invalid query, and sends no request to any other host', async () => {
    const anything = fc.oneof(
      plain,
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostile),
      fc.jsonValue(),
    )
    const params = fc.record(
      {
        portal: fc.oneof(fc.constant(INKWELL), anything),
        datasetId: fc.oneof(fc.constantFrom('oddd-0001', 'peop-0002'), anything),
        fields: fc.oneof(anything, fc.array(anything, { maxLength: 3 })),
        filters: fc.array(
          fc.record({
            field: fc.oneof(fc.constantFrom(...names), anything),
            operator: fc.constantFrom('eq', 'gt', 'contains', 'like'),
            value: anything,
          }),
          { maxLength: 3 },
        ),
        orderBy: fc.oneof(anything, fc.record({ field: anything })),
        fullText: anything,
        offset: fc.oneof(fc.integer(), anything),
      },
      { requiredKeys: ['portal', 'datasetId'] },
    )
    await fc.assert(
      fc.asyncProperty(params, async (input) => {
        const { problem, urls, hostsAsked } = createDiscovery({ transport })
        const failure = await problem('queryDataset', input).catch((error) => {
          if (error.message !== 'This was answered') throw error
          return null
        })
        if (failure) expect(failure.code).toMatch(/^(invalid_params|not_found)$/)
        expect(hostsAsked().filter((host) => host !== INKWELL && host !== 'api.us.socrata.com')).toEqual([])
        if (failure) expect(urls.filter((url) => url.includes('/resource/'))).toEqual([])
      }),
      { numRuns: tries(200) },
    )
  })
})
