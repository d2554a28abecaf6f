import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '@/connectors/engine'
import { permitsUrl } from '../url'
import { namePeriod, titlePage, totalOf } from './name-period'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  usePathname: () => '/permits',
}))
const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const ask = (connector: string, method: string, params: unknown) =>
  engine.callNamed(connector, method, params, { internal: true })
const call = vi.hoisted(() => ({ read: (..._: unknown[]): unknown => undefined }))
vi.mock('@/app/_lib/read/data', () => ({ read: (...args: unknown[]) => call.read(...args) }))
const { showRows } = await import('./source-rows')
const { fetchSource } = await import('../fetch-permits')

const reset = () => {
  call.read = (connector, method, params) => ask(String(connector), String(method), params)
}
reset()
afterEach(reset)

async function pageOf(sourceId: string, query: Record<string, string> = {}): Promise<string> {
  const source = await fetchSource(sourceId)
  if (!source.ok) throw new Error(source.error.message)
  const content = await showRows({ url: permitsUrl.parse(query).url, source: source.data })
  return renderToStaticMarkup(content).replace(/&nbsp;/g, ' ')
}

const titleIn = (page: string) => /<h2[^>]*>(.*?) *<\/h2>/.exec(page)?.[1]
const numberIn = (text: string | undefined) => Number(text?.replace(/,/g, ''))

const chicago = 'chicago-new-construction'
const period = { from: '2026-01-01', to: '2026-09-30' }

describe('permit source page', () => {
  it('shows the total of the whole period, and the months above the rows', async () => {
    const page = await pageOf(chicago, period)
    const title = /^The newest 100 of ([\d,]+) permits, January 1 to September 30, 2026$/.exec(
      titleIn(page) ?? '',
    )
    expect(numberIn(title?.[1])).toBeGreaterThan(100)
    expect(page).toContain(`${title?.[1]} rows of the whole period, counted by the source`)
    expect(page.indexOf('id="months"')).toBeLessThan(page.indexOf('id="permits"'))
    const table = page.slice(page.indexOf('id="months"'), page.indexOf('id="permits"'))
    const counts = [...table.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>([\d,]+)<\/td>/g)]
    expect(counts).toHaveLength(9)
    expect(counts.reduce((sum, [, , count]) => sum + numberIn(count), 0)).toBe(numberIn(title?.[1]))
    expect(page).not.toContain('No: it may have more')
    expect(page).toContain(`Download all ${title?.[1]} permits`)
    expect(page).not.toMatch(/permits\/export[^"]*offset/)
  })

  it('states on the next page which rows are visible, and the total', async () => {
    expect(titleIn(await pageOf(chicago, { ...period, offset: '100' }))).toMatch(
      /^Permits 101 to (\d+) of \1, January 1 to September 30, 2026$/,
    )
  })

  it('shows a month without permits as zero, and marks the current month as partial', async () => {
    call.read = async (connector, method, params) => {
      const answer = (await ask(String(connector), String(method), params)) as { data: object }
      if (method !== 'countConstruction') return answer
      const months = [{ month: '2026-02', count: 7 }]
      return { ...answer, data: { ...answer.data, total: 9, months } }
    }
    const page = await pageOf(chicago, { from: '2026-01-15', to: '2026-03-10' })
    for (const [month, count] of [
      ['January 2026', 0],
      ['February 2026', 7],
      ['March 2026', 0],
    ])
      expect(page).toMatch(new RegExp(`>${month}</th><td[^>]*>${count}</td>`))
    expect(page).toContain('January 2026 counts from January 15, 2026 on.')
    expect(page).toContain('March 2026 counts through March 10, 2026.')
    expect(page).toContain('2 rows have no readable day')
    expect(await pageOf(chicago, { from: '2026-01-01' })).toMatch(
      / \d{4} is not over, so its count is not complete/,
    )
  })

  it('shows the months of the permits on the page if the source cannot count', async () => {
    const page = await pageOf('pittsburgh-new-residential')
    expect(titleIn(page)).toMatch(/^(The newest )?100 of [\d,]+ permits$/)
    expect(page).toContain('This source does not count by month.')
    expect(page).toContain('rows of this page, by month')
  })

  it('shows the permits and the reason if the count fails', async () => {
    call.read = (connector, method, params) =>
      method === 'countConstruction'
        ? { ok: false, error: { code: 'upstream_timeout', message: 'The portal gave up.', issues: [] } }
        : ask(String(connector), String(method), params)
    const page = await pageOf(chicago, period)
    expect(titleIn(page)).toMatch(/^100 permits, from .* back to /)
    expect(page).toContain('We could not count the whole period')
    expect(page).toContain('The portal gave up.')
    expect(page.match(/id="permit-[^"]*" /g)?.length).toBeGreaterThan(99)
    expect(page).toContain('rows of this page, by month')
  })

  it('shows the permits while the source is still counting', async () => {
    call.read = (connector, method, params) =>
      method === 'countConstruction' ? new Promise(() => {}) : ask(String(connector), String(method), params)
    const page = await pageOf(chicago, period)
    expect(page).toContain('The source is still counting.')
    expect(titleIn(page)).toMatch(/^100 permits, from/)
  })

  it('shows no failed count on a page that was saved before the count existed', async () => {
    const { missingReading: notKept } = await import('@/app/_lib/read/reading-scope')
    call.read = (connector, method, params) =>
      method === 'countConstruction' ? notKept : ask(String(connector), String(method), params)
    expect(await pageOf(chicago, period)).not.toContain('We could not count')
  })
})

describe('title of a permit source page', () => {
  const page = { what: 'permit', offset: 0, returned: 100, total: 2318, newestFirst: true }

  it.each([
    [page, 'The newest 100 of 2,318 permits, X'],
    [{ ...page, newestFirst: false }, '100 of 2,318 permits, X'],
    [{ ...page, offset: 200 }, 'Permits 201 to 300 of 2,318, X'],
    [{ ...page, returned: 84, total: 84 }, '84 permits, X'],
    [{ ...page, returned: 1, total: 1 }, '1 permit, X'],
  ])('the page %j has the title “%s”', (counts, title) => expect(titlePage(counts, 'X')).toBe(title))

  it.each([
    [{ from: '2026-01-01', to: '2026-09-30' }, 'January 1 to September 30, 2026'],
    [{ from: '2025-12-01', to: '2026-01-31' }, 'December 1, 2025 to January 31, 2026'],
    [{ from: '2026-01-01', to: '2026-01-01' }, 'January 1, 2026'],
    [{ from: '2026-01-01' }, 'since January 1, 2026'],
    [{ to: '2026-01-01' }, 'through January 1, 2026'],
    [{}, 'March 2019 to May 2026'],
  ])('the title describes the period %j as “%s”', (days, name) =>
    expect(
      namePeriod({ from: undefined, to: undefined, ...days }, [{ month: '2019-03' }, { month: '2026-05' }]),
    ).toBe(name),
  )

  it('totalOf corrects an older count by the number of rows that the page received', () => {
    expect(totalOf(90, { offset: 0, returned: 100, truncated: true })).toBe(101)
    expect(totalOf(101, { offset: 0, returned: 100, truncated: false })).toBe(100)
    expect(totalOf(300, { offset: 900, returned: 0, truncated: false })).toBe(300)
  })
})
