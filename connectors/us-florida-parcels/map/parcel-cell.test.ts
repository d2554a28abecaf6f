import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { tileAt } from '@/lib/tiles/tile-grid'
import { cutAt, isRows, mapEngine, type ParcelMapEngine } from '../testing/map-engine'

const internal = { internal: true }
const empty = tileAt(-81.0, 25.9, 15)
const town = tileAt(-81.3792, 28.5384, 15)

async function readCell(engine: ParcelMapEngine, { z, x, y }: { z: number; x: number; y: number }) {
  const { layer, edition } = await dataOf(engine.call('us-florida-parcels', 'readLayerState', {}, internal))
  return engine.call('us-florida-parcels', 'parcelCell', { z, x, y, layer, edition }, internal)
}

const parent = ({ x, y }: { x: number; y: number }) => ({ z: 14, x: x >> 1, y: y >> 1 })
const idsOf = ({ polygons }: { polygons: { objectId: number }[] }) =>
  polygons.map(({ objectId }) => objectId).toSorted((a, b) => a - b)

describe('parcelCell', () => {
  it('reads a sparse cell in one request after one count', async () => {
    const { engine, queries } = mapEngine()
    const cell = await dataOf(readCell(engine, parent(empty)))
    expect(cell).toMatchObject({ isDense: false, isComplete: true })
    expect(queries().map((query) => query.get('returnCountOnly'))).toEqual(['true', null])
  })

  it('requests a count but no polygons of a dense cell', async () => {
    const { engine, queries } = mapEngine()
    expect(await dataOf(readCell(engine, parent(town)))).toMatchObject({ isDense: true, polygons: [] })
    expect(queries()).toHaveLength(1)
  })

  it('composes a truncated cell from smaller cells, with each polygon once', async () => {
    const whole = await dataOf(readCell(mapEngine().engine, town))
    const cut = await dataOf(readCell(mapEngine({ change: cutAt(400) }).engine, town))
    expect(idsOf(cut)).toEqual(idsOf(whole))
    expect(cut.isComplete).toBe(true)
    expect(new Set(idsOf(whole)).size).toBe(whole.polygons.length)
  })

  it('finds the same label point from either side of an edge that cuts the outline', async () => {
    const { engine } = mapEngine()
    const cells = [town, { ...town, x: town.x + 1 }].map((tile) => readCell(engine, tile).then(read))
    const [here, beside] = await Promise.all(cells)
    const there = new Map(beside?.map(({ objectId, parcel }) => [objectId, parcel]))
    const shared = here?.filter(({ objectId }) => there.has(objectId)) ?? []
    expect(shared.length).toBeGreaterThan(5)
    for (const { objectId, parcel } of shared) expect(there.get(objectId)).toEqual(parcel)
  })

  it('splits a cell that the source refuses to count', async () => {
    const refusal = { error: { code: 400, message: 'Unable to perform query.', details: [] } }
    const { engine } = mapEngine({
      change: (request) =>
        request.url.includes('returnCountOnly=true') ? Response.json(refusal) : undefined,
    })
    expect(await dataOf(readCell(engine, parent(empty)))).toMatchObject({ isDense: true })
  })

  it('fails instead of caching points while the source of the outlines is down', async () => {
    let isClosed = false
    const { engine } = mapEngine({
      change: (request) =>
        isClosed && request.url.includes('Statewide_Cadastral')
          ? Response.json({ error: { code: 499, message: 'Token Required', details: [] } })
          : undefined,
    })
    await dataOf(readCell(engine, empty))
    isClosed = true
    const answer = await readCell(engine, town)
    expect(answer).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
    isClosed = false
    expect((await dataOf(readCell(engine, town))).polygons.length).toBeGreaterThan(1000)
  })

  it('sends no requests for queued cells that the visitor has abandoned', async () => {
    const urls: string[] = []
    const { engine } = mapEngine({
      change: (request) => {
        if (!isRows(request)) return undefined
        urls.push(request.url)
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        )
      },
    })
    const { layer, edition } = await dataOf(engine.call('us-florida-parcels', 'readLayerState', {}, internal))
    const visitor = new AbortController()
    const call = { internal: true, signal: visitor.signal }
    const tiles = Array.from({ length: 6 }, (_, step) =>
      engine.call('us-florida-parcels', 'parcelCell', { ...town, x: town.x + step, layer, edition }, call),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    visitor.abort()
    expect((await Promise.all(tiles)).map(({ ok }) => ok)).toEqual(Array(6).fill(false))
    expect(urls).toHaveLength(2)
  })
})

async function read(answer: Awaited<ReturnType<typeof readCell>>) {
  return answer.ok ? answer.data.polygons : []
}
