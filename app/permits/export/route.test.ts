import { expect, it, vi } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { createApp } from '@/connectors/engine'
import type { Meta } from '@/lib/connector/result'
import { type PeriodPage, type PeriodPageResult, readWhole } from './whole-period'

vi.mock('server-only', () => ({}))
const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const call = vi.hoisted(() => ({ read: (..._: unknown[]): unknown => undefined }))
call.read = (connector, method, params) =>
  engine.callNamed(String(connector), String(method), params, { internal: true })
vi.mock('@/app/_lib/read/data', () => ({ read: (...args: unknown[]) => call.read(...args) }))
const { GET } = await import('./route')

shareSite()

const source = 'chicago-new-construction'
const period = { issuedAfter: '2026-01-01', issuedBefore: '2026-10-01' }

interface File {
  rows: { cells: { id: string; date: string } }[]
}

async function fileOf(query: string): Promise<{ response: Response; file: File }> {
  const url = `http://localhost/permits/export?format=json&${query}`
  const response = await GET(new Request(url), { params: Promise.resolve({}) })
  return { response, file: await response.json() }
}

const count = async () => {
  const params = { sourceId: source, ...period } as const
  const answer = await engine.call('open-data-discovery', 'countConstruction', params, { internal: true })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.total
}

it('a file contains the whole period, each row once, newest first', async () => {
  const { file } = await fileOf(`source=${source}&from=2026-01-01&to=2026-09-30`)
  const total = await count()
  expect(total).toBeGreaterThan(100)
  expect(file.rows).toHaveLength(total)
  expect(new Set(file.rows.map(({ cells }) => cells.id)).size).toBe(total)
  const days = file.rows.map(({ cells }) => cells.date)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(JSON.stringify(file)).not.toContain('There are more rows than these')
})

it('a file begins at the row that its link names', async () => {
  const whole = await fileOf(`source=${source}&from=2026-01-01&to=2026-09-30`)
  const later = await fileOf(`source=${source}&from=2026-01-01&to=2026-09-30&offset=100`)
  expect(later.file.rows).toEqual(whole.file.rows.slice(100))
})

interface Page {
  limit: number
  offset: number
}

type Answer = PeriodPageResult<number, PeriodPage<number>>

const sourceOf = (rows: number, fails = (_: Page) => false) => {
  const pages: Page[] = []
  const ask = async (page: Page): Promise<Answer> => {
    pages.push(page)
    if (fails(page)) return { ok: false, error: { code: 'upstream_timeout', message: 'Late.', issues: [] } }
    const length = Math.max(0, Math.min(page.limit, rows - page.offset))
    const truncated = page.offset + length < rows
    const records = Array.from({ length }, (_, index) => page.offset + index)
    const next = page.offset + page.limit
    const data = { records, truncated, nextOffset: truncated && next <= 100_000 ? next : null }
    return { ok: true, data, meta: { retrievedAt: '2026-10-01T00:00:00Z' } as Meta }
  }
  return { pages, ask }
}

it.each([
  [0, 0, false],
  [84, 84, false],
  [4_500, 4_500, false],
  [10_000, 10_000, false],
  [10_001, 10_000, true],
])('a list of %i rows becomes a file of %i rows', async (rows, length, isCut) => {
  const whole = await readWhole(sourceOf(rows).ask)
  if (!whole.ok) throw new Error(whole.error.message)
  expect(whole.data.records).toEqual(Array.from({ length }, (_, index) => index))
  expect(whole.isCut).toBe(isCut)
})

it("requests no row beyond the source's limit", async () => {
  const { pages, ask } = sourceOf(200_000)
  const whole = await readWhole(ask, 99_500)
  expect(Math.max(...pages.map(({ offset }) => offset))).toBeLessThanOrEqual(100_000)
  expect(whole).toMatchObject({ ok: true, isCut: true })
})

it('a failed request for one batch of rows fails the whole file', async () => {
  const { ask } = sourceOf(4_500, ({ offset }) => offset === 2_000)
  expect(await readWhole(ask)).toMatchObject({ ok: false, error: { message: 'Late.' } })
})

it('a truncated file is marked as such in the file name and in the notes', async () => {
  const whole = call.read
  // Simulates a source without an end: every page is full and has a next page.
  call.read = async (connector, method, params) => {
    const answer = (await whole(connector, method, {
      ...(params as object),
      ...(method === 'searchConstruction' ? { offset: 0 } : {}),
    })) as {
      ok: boolean
      data: Record<string, unknown>
    }
    if (method !== 'searchConstruction') return answer
    const { limit, offset } = params as Page
    return { ...answer, data: { ...answer.data, truncated: true, nextOffset: offset + limit } }
  }
  const { response, file } = await fileOf(`source=${source}`)
  call.read = whole
  expect(response.headers.get('content-disposition')).toMatch(/newest-10-000-rows/)
  expect(JSON.stringify(file)).toContain('A file holds at most 10,000 rows')
}, 60_000)
