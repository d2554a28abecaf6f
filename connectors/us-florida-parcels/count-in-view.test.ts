import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Bounds } from '@/lib/geography/types'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { mapEngine, type ParcelMapEngine } from './testing/map-engine'

const count = (engine: ParcelMapEngine, bbox: Bounds, filter: ParcelFilter = {}) =>
  engine.call('us-florida-parcels', 'countInView', { bbox, filter }, { internal: true })
const town: Bounds = [-81.4, 28.52, -81.38, 28.54]

describe('countInView', () => {
  it("returns the source's own count of polygons, including placeholders", async () => {
    const { engine, sent } = mapEngine()
    const all = [...parcelsWithin(town)]
    expect(await dataOf(count(engine, town))).toEqual({
      count: all.length,
      counted: 1,
      areas: 1,
      includesPlaceholders: true,
      layer: 'polygons',
    })
    const dear = all.filter(({ values }) => values.justValue >= 300_000 && values.yearBuilt >= 2000)
    const filtered = await dataOf(count(engine, town, { minValue: 300_000, builtFrom: 2000 }))
    expect(filtered.count).toBe(dear.length)
    const requestCount = sent.length
    await count(engine, town)
    expect(sent.length).toBe(requestCount)
  })

  it('refuses a count above 4 square degrees and names the box', async () => {
    const { engine, sent } = mapEngine()
    expect(await count(engine, [-84, 27, -81, 30])).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'bbox' }] },
    })
    expect(sent).toEqual([])
  })

  it('refuses a count by a column that the layer of points lacks', async () => {
    const { engine } = mapEngine({
      closed: true,
      change: async (request, source) => {
        if (request.url.includes('/query')) return source(request)
        const page = await (await source(request)).json()
        const fields = page.fields?.filter(({ name }: { name: string }) => name !== 'ACT_YR_BLT')
        return Response.json({ ...page, ...(fields ? { fields } : {}) })
      },
    })
    expect(await count(engine, town, { builtFrom: 2000 })).toMatchObject({
      ok: false,
      error: { code: 'not_supported' },
    })
    expect(await dataOf(count(engine, town))).toMatchObject({ layer: 'centroids' })
  })
})
