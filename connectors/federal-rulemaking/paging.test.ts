import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { NAME, sampleRegister, searchWith } from './testing/sample-register'
import { WINDOW } from './wire'

type Params = Parameters<typeof searchWith>[1]

const { engine, register } = sampleRegister()

async function walk(params: Params, from = 1): Promise<string[]> {
  const numbers: string[] = []
  let page: number | null = from
  while (page !== null) {
    const answer: Awaited<ReturnType<typeof searchWith>> = await searchWith(engine, { ...params, page })
    numbers.push(...answer.documents.map(({ documentNumber }) => documentNumber))
    page = answer.nextPage
  }
  return numbers
}

const all = () => register.documents()

describe("pages within the source's window", () => {
  it('visits each document once, even if a page combines several pages of the source', async () => {
    const newest = all()
      .slice(-WINDOW)
      .toReversed()
      .slice(44 * 188)
    expect(await walk({ perPage: 188 }, 45)).toEqual(newest.map(({ number }) => number))
  })

  it('visits each document once for any page size, order, type and period', async () => {
    const question = fc.record({
      perPage: fc.integer({ min: 60, max: 1_000 }),
      order: fc.constantFrom('newest' as const, 'oldest' as const),
      type: fc.constantFrom('NOTICE' as const, 'RULE' as const),
      from: fc.integer({ min: 1995, max: 2024 }),
      years: fc.integer({ min: 0, max: 8 }),
    })
    await fc.assert(
      fc.asyncProperty(question, async ({ perPage, order, type, from, years }) => {
        const [start, end] = [`${from}-01-01`, `${from + years}-12-31`]
        const documents = await walk({
          perPage,
          order,
          type,
          publicationDateStart: start,
          publicationDateEnd: end,
        })
        const expected = all().filter((each) => each.type === type && each.date >= start && each.date <= end)
        if (order === 'newest') expected.reverse()
        expect(documents).toEqual(expected.map(({ number }) => number))
      }),
      { numRuns: tries(9) },
    )
  })
})

describe("pages beyond the source's window", () => {
  it('reaches every document beyond the window by the dates of the last page', async () => {
    const numbers = new Set<string>()
    const since = '2016-01-01'
    let bounds: Params = { publicationDateStart: since }
    for (let round = 0; round < 5; round += 1) {
      for (const number of await walk({ ...bounds, perPage: 1_000 })) numbers.add(number)
      const { continueWith } = await searchWith(engine, { ...bounds, perPage: 1_000, page: 10 })
      if (!continueWith) break
      bounds = { ...bounds, ...continueWith }
    }
    const expected = all().filter(({ date }) => date >= since)
    expect(expected.length).toBeGreaterThan(WINDOW)
    expect(numbers.size).toBe(expected.length)
  })

  it.each([
    ['newest', (date: string) => `Set publicationDateEnd to ${date}`],
    ['oldest', (date: string) => `Set publicationDateStart to ${date}`],
  ] as const)(
    'returns too_broad beyond the window with a date to continue from, for the order %s',
    async (order, way) => {
      const last = order === 'newest' ? all().at(-WINDOW) : all().at(WINDOW - 1)
      const result = await engine.call(NAME, 'searchDocuments', { order, perPage: 100, page: 101 })
      expect(result).toMatchObject({ ok: false, error: { code: 'too_broad', issues: [{ path: 'page' }] } })
      expect(!result.ok && result.error.message).toContain(way(last?.date ?? ''))
    },
  )

  it('suggests a start date for which a search by relevance is complete', async () => {
    const params = { order: 'relevance', term: 'in | of | for', perPage: 1_000 } as const
    const result = await engine.call(NAME, 'searchDocuments', { ...params, page: 11 })
    const [, date] = (!result.ok && /publicationDateStart to ([\d-]+)/.exec(result.error.message)) || []
    const { totalIsMinimum, total } = await searchWith(engine, { ...params, publicationDateStart: date })
    expect(totalIsMinimum).toBe(false)
    expect(total).toBeGreaterThan(WINDOW - 20)
  })

  it('returns the remaining documents on the last page of the window', async () => {
    const answer = await searchWith(engine, { perPage: 300, page: 34 })
    expect(answer).toMatchObject({ returned: 100, nextPage: null, totalPages: 34, totalIsMinimum: true })
  })
})
