import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchJson } from '@/components/query/fetch-json'
import { type App, createApp } from '@/connectors/engine'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import { areaQuery, isCountable } from '../area-query'
import { GET as countParcels } from '../count/route'
import { POST as findParcels } from '../find/route'
import { nominalBounds } from '../nominal-bounds'
import { GET as viewParcels } from '../view/route'
import { findAsked } from './use-known-parcels'

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<App> }
const routes: Record<string, (request: Request) => Promise<Response>> = {
  '/parcels/view': viewParcels,
  '/parcels/count': countParcels,
  '/parcels/find': findParcels,
}
const at = { latitude: 30.4213, longitude: -87.2169 }
const bounds = nominalBounds({ at, zoom: 16 })
const never = new AbortController().signal

/** The routes of the page behind the browser's fetch. */
beforeAll(async () => {
  const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }
  shared[key] = Promise.resolve(await createApp({ environment }))
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://site.example')
    return routes[url.pathname]?.(new Request(url, init))
  })
})

afterAll(() => {
  delete shared[key]
  vi.unstubAllGlobals()
})

async function view(query: URLSearchParams): Promise<ParcelView> {
  const answer = await fetchJson<ParcelView>(`/parcels/view?${query}`)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

describe('what the workspace asks its own server', () => {
  it('is the rows of a view, fewer with a filter, in the order asked for', async () => {
    const whole = await view(areaQuery(bounds, {}))
    const filtered = await view(areaQuery(bounds, { builtFrom: 1990 }, { sort: 'built' }))
    expect(whole.matched).toBe(whole.total)
    expect(filtered.total).toBe(whole.total)
    expect(filtered.matched).toBeGreaterThan(0)
    expect(filtered.matched).toBeLessThan(whole.matched)
    const years = filtered.rows.map(({ yearBuilt }) => yearBuilt ?? 0)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  it('is parcels by their keys, in their order, and what is on no roll', async () => {
    const { rows } = await view(areaQuery(bounds, {}))
    const keys = rows.slice(0, 3).map((row) => row.key)
    const found = await findAsked([...keys.toReversed(), '27:NO SUCH 1'], never)
    if (!found.ok) throw new Error(found.problem.message)
    expect(found.data.results.map(({ parcels }) => parcels[0]?.key)).toEqual([
      ...keys.toReversed(),
      undefined,
    ])
  })

  it('is a count of a wider view, and nothing of one that is too wide', async () => {
    const wide = nominalBounds({ at, zoom: 13 })
    expect(isCountable(wide)).toBe(true)
    const count = await fetchJson<{ count: number }>(`/parcels/count?${areaQuery(wide, {})}`)
    expect(count).toMatchObject({ ok: true, data: { includesPlaceholders: true } })
    const state = nominalBounds({ at, zoom: 6 })
    expect(isCountable(state)).toBe(false)
    expect(await fetchJson(`/parcels/count?${areaQuery(state, {})}`)).toMatchObject({ ok: false })
  })
})
