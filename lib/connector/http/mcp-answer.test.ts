import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '../catalogue'
import type { Meta } from '../result'
import { exampleDeclaration } from '../testing/example-declaration'
import { cutToFit, toToolResult } from './mcp-answer'

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(40) }))

describe('MCP answers', () => {
  it('returns a result below the limit unchanged', () => {
    const data = { rows: rows(10) }
    expect(cutToFit(data, {}, 10_000)).toEqual({ data, cuts: [] })
  })

  it('shortens the longest list, and corrects the paging fields', () => {
    const data = {
      count: 500,
      returned: 500,
      truncated: false,
      nextOffset: null,
      rows: rows(500),
      notes: ['a'],
    }
    const cut = cutToFit(data, { offset: 100 }, 10_000)
    const length = (cut.data as typeof data).rows.length
    expect(length).toBeGreaterThan(50)
    expect(cut.cuts).toEqual([{ path: 'rows', length, of: 500 }])
    expect(cut.data).toMatchObject({
      count: length,
      returned: length,
      truncated: true,
      nextOffset: 100 + length,
      notes: ['a'],
    })
    expect((cut.data as typeof data).rows).toEqual(data.rows.slice(0, length))
    expect(data.rows, 'what is kept for others is untouched').toHaveLength(500)
  })

  it('shortens any result to the limit without removing a corner of a shape', () => {
    const outline = fc.array(fc.tuple(fc.double(), fc.double()), { minLength: 4, maxLength: 6 })
    const row = fc.record({ name: fc.string(), outline, parts: fc.array(fc.string()) })
    fc.assert(
      fc.property(fc.array(row, { minLength: 40, maxLength: 120 }), (list) => {
        const whole = { list }
        const { data } = cutToFit(whole, {}, 4_000)
        expect(bytes(data)).toBeLessThanOrEqual(4_000)
        for (const [at, entry] of (data as typeof whole).list.entries())
          expect(entry.outline).toEqual(list[at]?.outline)
      }),
      { numRuns: 30 },
    )
  })

  it('refuses an oversized shape and links to the complete API response', () => {
    const outline = Array.from({ length: 6_000 }, (_, at) => [-81.123456, 28 + at / 1e6])
    const [operation] = operationsOf(exampleDeclaration)
    if (!operation) throw new Error('There is no method')
    const result = { ok: true as const, data: { outline, note: 'a' }, meta: {} as Meta }
    const call = { operation, params: { city: 'Boise', years: [2024] }, origin: 'https://land.example' }
    const { isError, content, structuredContent } = toToolResult(result, call)
    expect([isError, structuredContent]).toEqual([true, undefined])
    const text = JSON.stringify(content)
    expect(text).toContain('too_broad')
    expect(text).toContain('https://land.example/api/v1/degrees/getDegrees?city=Boise&years=%5B2024%5D')
    expect(bytes(content)).toBeLessThan(1_000)
  })

  it.each([
    ['miss', 0, 'asked just now'],
    ['miss', 86_400, 'its oldest part; put together just now'],
    ['fresh', 60, 'kept, still fresh'],
    ['stale', 86_400, 'kept, older than usual'],
  ] as const)('describes the state "%s" and the age %i seconds as "%s"', (state, ageSeconds, freshness) => {
    const [operation] = operationsOf(exampleDeclaration)
    if (!operation) throw new Error('There is no method')
    const meta = { state, ageSeconds, retrievedAt: '2024-05-01T12:00:00.000Z' } as Meta
    const call = { operation, params: {}, origin: 'https://land.example' }
    const { content } = toToolResult({ ok: true, data: {}, meta }, call)
    expect(JSON.stringify(content)).toContain(`Retrieved 2024-05-01T12:00:00.000Z (${freshness})`)
  })
})
