import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { describe, expect, it } from 'vitest'
import { fromEsri } from '@/lib/arcgis/geometry'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { hashOf } from '@/lib/sample-world/hash'
import { landsWithin, middleOf } from '@/lib/sample-world/lots/lands'
import { isPersonal } from './columns/dictionary'
import { allLayers, type ParcelLayer } from './registry'
import { faceOf, type LayerQuirk } from './simulated/faces'
import { formOf, readSerial, writeNumber } from './simulated/parcel-numbers'
import { extentOf } from './simulated/sample-layer'
import { parcelSites } from './simulator'

type Json = Record<string, unknown>
interface Feature {
  attributes: Record<string, string | number | null>
  geometry?: { rings: number[][][] }
}

const layers = (await allLayers()).filter(({ id }) => id !== 'fl-statewide')
const transport = sampleTransport(simulateSites(parcelSites))
const plain = (name: string) => (name.split('.').at(-1) ?? name).toUpperCase()

async function ask(url: string, params: Record<string, string> = {}) {
  const response = await transport(new Request(`${url}?${new URLSearchParams({ f: 'json', ...params })}`))
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : { html: await response.text(), status: response.status }
}

async function openLayer({ url }: ParcelLayer) {
  const page = await ask(url)
  if (page.type !== 'Group Layer') return { url, page }
  const own = url.replace(/\d+$/, String(page.subLayers[0].id))
  return { url: own, page: await ask(own) }
}

const boxAround = ([x, y]: readonly [number, number], half: number) => ({
  geometry: [x - half, y - half, x + half, y + half].join(','),
  geometryType: 'esriGeometryEnvelope',
  inSR: '4326',
  outSR: '4326',
})
const point = ([x, y]: readonly [number, number]) => ({
  geometry: `${x},${y}`,
  geometryType: 'esriGeometryPoint',
  inSR: '4326',
  outSR: '4326',
})
const everything = { where: '1=1', outFields: '*' }

function landOf(layer: ParcelLayer): [number, number] | undefined {
  const { bounds, has, mayTouch } = extentOf(layer)
  for (let step = 0; step < 400; step += 1) {
    const [west, south, east, north] = bounds
    const x = west + (east - west) * hashOf('x', layer.id, step)
    const y = south + (north - south) * hashOf('y', layer.id, step)
    const near = landsWithin(layer.state, [x, y, x + 0.01, y + 0.01], mayTouch)
    for (const land of near) if (has(...middleOf(land.bounds))) return middleOf(land.bounds)
  }
  return undefined
}

const samples = layers.filter(({ id, state }) => state !== 'FL' && hashOf('sample', id) < 0.06)
const withQuirk = (quirk: LayerQuirk, most = 2) =>
  layers.filter((layer) => layer.state !== 'FL' && faceOf(layer).has(quirk)).slice(0, most)
describe('simulator of parcel layers', () => {
  it('serves a description of every listed layer that contains the listed columns', async () => {
    const broken: unknown[] = []
    for (const layer of layers) {
      const { page } = await openLayer(layer)
      if (page.geometryType !== 'esriGeometryPolygon') broken.push([layer.id, page])
      const names: string[] = (page.fields ?? []).map(({ name }: { name: string }) => plain(name))
      const { idColumn, address = {} } = layer
      const columns = Object.values(address).flatMap((part) => part.columns ?? part.column ?? [])
      for (const column of [...(idColumn ? [idColumn] : []), ...columns])
        if (!names.includes(plain(column))) broken.push([layer.id, column])
    }
    expect(broken).toEqual([])
  })

  it.each(samples)('finds the same lot of $id at a point, in an area and by its number', async (layer) => {
    const { url, page } = await openLayer(layer)
    const place = landOf(layer)
    if (!place) throw new Error(`${layer.id} has no land`)
    const [number = ''] = page.fields.slice(1).map(({ name }: { name: string }) => name)
    const at: Feature[] = (await ask(`${url}/query`, { ...everything, ...point(place) })).features
    expect(at.length).toBeGreaterThan(0)
    const area: Feature[] = (await ask(`${url}/query`, { ...everything, ...boxAround(place, 0.001) }))
      .features
    for (const feature of at) {
      const value = feature.attributes[number]
      expect(area).toContainEqual(feature)
      const literal = typeof value === 'number' ? value : `'${value}'`
      const byNumber: Json = await ask(`${url}/query`, {
        outFields: '*',
        where: `${number} = ${literal}`,
        outSR: '4326',
      })
      expect(byNumber.features).toContainEqual(feature)
    }
    if (faceOf(layer).server.ignoresOutSR) return
    const outline = fromEsri(at[0]?.geometry)
    if (outline?.type === 'Point' || !outline) throw new Error('no outline')
    expect(booleanPointInPolygon(place, outline)).toBe(true)
  })

  it('serves more than three personal columns on each sampled layer', async () => {
    for (const layer of samples) {
      const { page } = await openLayer(layer)
      const names: string[] = page.fields.map(({ name }: { name: string }) => plain(name))
      expect(names.filter(isPersonal).length, layer.id).toBeGreaterThan(3)
    }
  })

  it('responds to a query for the area of a tile at zoom 16 in less than 100 ms', async () => {
    const layer = layers.find(({ id }) => id === 'tn-davidson')
    if (!layer) throw new Error('Nashville is gone')
    const params = { where: '1=1', outFields: 'OBJECTID', ...boxAround([-86.781, 36.165], 0.0025) }
    const { features } = await ask(`${layer.url}/query`, params)
    const times: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const before = process.cpuUsage()
      await ask(`${layer.url}/query`, params)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    expect(Math.min(...times)).toBeLessThan(100)
    expect(features.length).toBeGreaterThan(250)
  })

  it("limits a city's layer to its own lots and leaves the others to the county", async () => {
    const city = layers.find(({ id }) => id === 'co-city-of-fort-collins')
    const county = layers.find(({ id }) => id === 'co-larimer')
    if (!city || !county) throw new Error('Colorado is gone')
    const mountains = [-105.52, 40.38] as const
    expect(
      (await ask(`${city.url}/query`, { ...everything, ...boxAround(mountains, 0.01) })).features,
    ).toEqual([])
    const open = await openLayer(county)
    const { features } = await ask(`${open.url}/query`, { ...everything, ...boxAround(mountains, 0.01) })
    expect(features.length).toBeGreaterThan(0)
  })
})

describe('simulated oddities of layers', () => {
  const featuresOf = async (layer: ParcelLayer, half = 0.01): Promise<Feature[]> => {
    const place = landOf(layer)
    const { url } = await openLayer(layer)
    return (await ask(`${url}/query`, { ...everything, ...boxAround(place ?? [0, 0], half) })).features
  }

  it.each(withQuirk('qualified'))('qualifies the column names of $id', async (layer) => {
    const { page } = await openLayer(layer)
    expect(page.fields[1].name).toContain('.')
  })

  it.each(withQuirk('numericNumber'))(
    'stores the parcel number of $id as a numeric column beside a text column',
    async (layer) => {
      const { page } = await openLayer(layer)
      expect(page.fields[1].type).toBe('esriFieldTypeDouble')
      expect(plain(page.fields[2].name)).toMatch(/^(PINTEXT|PNUM)$/)
    },
  )

  it.each(withQuirk('coded'))('publishes one column of $id with coded values', async (layer) => {
    const { page } = await openLayer(layer)
    const coded = page.fields.filter(({ domain }: { domain: Json | null }) => domain?.type === 'codedValue')
    expect(coded).toHaveLength(1)
  })

  it.each(withQuirk('heights'))('adds a third coordinate to the outlines of $id', async (layer) => {
    const [first] = await featuresOf(layer)
    expect(first?.geometry?.rings[0]?.[0]).toHaveLength(3)
  })

  it.each(withQuirk('ownCoordinates'))(
    'returns the outlines of $id in state plane coordinates',
    async (layer) => {
      const [first] = await featuresOf(layer)
      expect(Math.abs(first?.geometry?.rings[0]?.[0]?.[0] ?? 0)).toBeGreaterThan(10_000)
    },
  )

  const inTown = withQuirk('streets', 99).flatMap((layer) => {
    const { has } = extentOf(layer)
    const town = townsOf(layer.state).find(({ longitude, latitude }) => has(longitude, latitude))
    return town ? [{ layer, town, id: layer.id }] : []
  })

  it.each(inTown.slice(0, 4))(
    'returns rows of $layer.id for streets without a number and for several units on one outline',
    async ({ layer, town }) => {
      const { url, page } = await openLayer(layer)
      const number = page.fields[1].name
      const box = boxAround([town.longitude, town.latitude], 0.002)
      const { features } = await ask(`${url}/query`, { where: '1=1', outFields: number, ...box })
      const numbers: (string | null)[] = features.map(({ attributes }: Feature) => attributes[number])
      expect(numbers.some((each) => each === null || /^( |ROW|WATER)$/.test(each))).toBe(true)
      const outlines = features.map(({ geometry }: Feature) => JSON.stringify(geometry))
      expect(new Set(outlines).size).toBeLessThan(outlines.length)
    },
  )
})

describe('simulated parcel numbers', () => {
  it.each(['AL', 'AZ', 'CA', 'IN', 'KY', 'MI', 'NJ', 'OH', 'OR', 'TX', 'VA', 'VT', 'WV', 'GA'])(
    'parses the serial number from a parcel number of %s',
    (state) => {
      const form = formOf(state, 0.3)
      for (const serial of [0, 7, 1_234_567, 64_579_816, 812_345_678]) {
        if (state === 'AZ' && serial > 9_999_999) continue
        for (const unit of ['', '3']) {
          const number = writeNumber(form, serial, unit)
          expect(readSerial(form, number), number).toBe(serial)
          expect(readSerial(form, number.replaceAll(/[^0-9A-Z]/g, '')), number).toBe(serial)
        }
      }
    },
  )

  it('parses the serial number of a parcel number that lost its leading zeros', () => {
    const form = formOf('MI', 0)
    expect(readSerial(form, String(Number(writeNumber(form, 1234, '').replaceAll('-', ''))))).toBe(1234)
    expect(readSerial(form, 'no number')).toBeUndefined()
  })
})
