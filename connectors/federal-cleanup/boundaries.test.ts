import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from '@/lib/arcgis/intersection'
import type { Transport } from '@/lib/connector/upstream/transport'
import { circleAround } from '@/lib/geography/geo-circle'
import { describeBoundaryLayer } from '@/lib/records/cleanup-site/boundary'
import { isOutline } from '@/lib/records/parcel/outline'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import { metersToMiles } from '@/lib/units'
import { boundaryLayers } from './boundary-layers'
import type { SiteBoundariesResult } from './public'
import { boundaryRows } from './simulated/boundaries'
import { cleanupEngine, houston, simulated } from './testing/simulated-lists'

const ask = (params: object, transport: Transport = simulated) =>
  cleanupEngine(transport).callNamed('federal-cleanup', 'getSiteBoundaries', params)

async function answerOf(params: object, transport?: Transport): Promise<SiteBoundariesResult> {
  const answer = await ask(params, transport)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data as SiteBoundariesResult
}

const losAngeles = { latitude: 34.0522, longitude: -118.2437 }

const SITES = 'FAC_Superfund_Site_Boundaries_EPA_Public'
const RESTRICTIONS = 'FAC_Superfund_Institutional_Control_Boundaries_EPA_Public'

const row = (attributes: object, rings: number[][][] | null) => ({
  attributes: { OBJECTID: 1, EPA_ID: 'TXD000000001', SITE_NAME: 'ACME', NPL_STATUS_CODE: 'F', ...attributes },
  geometry: rings && { rings },
})

const square = (west: number, south: number, side = 0.001) => [
  [west, south],
  [west, south + side],
  [west + side, south + side],
  [west + side, south],
  [west, south],
]

const siteRows =
  (features: object[]): Transport =>
  async (request) =>
    request.url.includes(`${SITES}/FeatureServer/0/query`) ? Response.json({ features }) : simulated(request)

describe('getSiteBoundaries', () => {
  it('returns each site of a brute-force search once, with the distance to the nearest edge', async () => {
    const miles = 5
    const { boundaries } = await answerOf({ ...losAngeles, miles })
    const point = { type: 'Point' as const, coordinates: [losAngeles.longitude, losAngeles.latitude] }
    const byHand = new Map<unknown, number>()
    for (const facility of facilitiesNear(losAngeles.longitude, losAngeles.latitude, miles + 1))
      for (const { attributes, geometry } of boundaryRows(facility)) {
        const edge = geometry ? metersToMiles(distanceBetween(point, geometry)) : Number.NaN
        if (edge <= miles)
          byHand.set(attributes.EPA_ID, Math.min(edge, byHand.get(attributes.EPA_ID) ?? edge))
      }
    const sites = boundaries.filter(({ kind }) => kind === 'site')
    expect(sites.map(({ epaId }) => epaId).toSorted()).toEqual([...byHand.keys()].toSorted())
    expect(sites.length).toBeGreaterThan(2)
    for (const { epaId, distanceMiles } of sites)
      expect(distanceMiles).toBeCloseTo(byHand.get(epaId) ?? Number.NaN, 1)
    const away = boundaries.map(({ distanceMiles }) => distanceMiles ?? Number.NaN)
    expect(away).toEqual(away.toSorted((one, other) => one - other))
  })

  it('returns for a polygon only the boundaries that touch it, with a distance of 0', async () => {
    const [site] = (await answerOf({ ...losAngeles, miles: 5 })).boundaries
    const shape = site?.outline
    const [longitude = 0, latitude = 0] =
      isOutline(shape) && shape.type === 'Polygon' ? (shape.coordinates[0]?.[0] ?? []) : []
    const polygon = circleAround({ latitude, longitude }, 30, 8)
    const { boundaries } = await answerOf({ polygon })
    expect(boundaries.find(({ epaId }) => epaId === site?.epaId)).toMatchObject({ distanceMiles: 0 })
    for (const { distanceMiles } of boundaries) expect(distanceMiles).toBe(0)
  })

  it('lists the polygons of one site as one boundary and each row without an id separately', async () => {
    const features = [
      row({}, [square(-95.23, 29.72)]),
      row({ OBJECTID: 2 }, [square(-95.24, 29.73)]),
      row({ OBJECTID: 3, EPA_ID: null, SITE_NAME: 'NAMELESS' }, [square(-95.25, 29.74)]),
      row({ OBJECTID: 4, EPA_ID: null, SITE_NAME: 'NAMELESS' }, [square(-95.26, 29.74)]),
      row({ OBJECTID: 5, EPA_ID: 'TXD000000005' }, [square(-95.2, 29.7, 0)]),
    ]
    const { boundaries, layers, caveats } = await answerOf({ ...houston, miles: 5 }, siteRows(features))
    const sites = boundaries.filter(({ kind }) => kind === 'site')
    expect(sites.map(({ name, parts }) => [name, parts]).toSorted()).toEqual([
      ['ACME', 2],
      ['NAMELESS', 1],
      ['NAMELESS', 1],
    ])
    expect(sites.find(({ name }) => name === 'ACME')?.status).toBe('Currently on the Final NPL')
    const [layer] = layers
    expect(layer).toMatchObject({ state: 'found', shapeless: 1 })
    expect(layer && describeBoundaryLayer(layer).join()).toContain('One row has no polygon')
    expect(caveats.join()).toContain('outside them can be restrictions too')
  })

  it('marks a kind of boundary as truncated if it has more rows than we load', async () => {
    const features = Array.from({ length: 301 }, (_, at) =>
      row({ OBJECTID: at, EPA_ID: `TXD${at}` }, [square(-95.23 + at / 10_000, 29.72)]),
    )
    const { layers } = await answerOf({ ...houston, miles: 5 }, siteRows(features))
    expect(layers[0]).toMatchObject({ kind: 'site', isCut: true })
  })
})

const faults: Readonly<Record<string, () => Response | Promise<never>>> = {
  'a server that is down': () => new Response('<h1>Busy</h1>', { status: 503 }),
  'a refusal as a web page': () =>
    new Response('<html></html>', { status: 403, headers: { 'content-type': 'text/html' } }),
  'an error inside an answer': () => Response.json({ error: { code: 400, message: 'Invalid field' } }),
  'an answer without features': () => Response.json({ fields: [] }),
  'a page that is cut before its first row': () =>
    Response.json({ features: [], exceededTransferLimit: true, fields: [] }),
  'half of an answer': () => new Response('{"features":[{"attributes":{"EPA'),
  'a connection that breaks': () => Promise.reject(new TypeError('terminated')),
}

describe('failures of boundary sources', () => {
  const cases = [SITES, RESTRICTIONS].flatMap((service) =>
    Object.entries(faults).map(([fault, respond]) => ({ service, fault, respond })),
  )

  it.each(cases)(
    'reports $fault of $service as a failure, not as an absence of boundaries',
    async ({ service, respond }) => {
      const transport: Transport = async (request) =>
        request.url.includes(`${service}/FeatureServer/0/query`) ? respond() : simulated(request)
      const { layers, boundaries } = await answerOf({ ...losAngeles, miles: 5 }, transport)
      const kind = service === SITES ? 'site' : 'restriction'
      const layer = layers.find((each) => each.kind === kind)
      expect(layer).toMatchObject({ state: 'failed', problem: expect.stringMatching(/\w/) })
      expect(boundaries.some((each) => each.kind === kind)).toBe(false)
      expect(layer && describeBoundaryLayer(layer).join()).toContain('says nothing about boundaries here')
    },
  )

  it('fails if both kinds of boundary fail', async () => {
    const down: Transport = async () => new Response('<h1>Busy</h1>', { status: 503 })
    expect(await ask(houston, down)).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
  })

  it('refuses an unsupported distance and names the parameter', async () => {
    expect(await ask({ ...houston, miles: 6 })).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path: 'miles' }] },
    })
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded directory of EPA services', () => {
  it('the recorded directory contains both queried polygon layers and the status “Currently on the Final NPL”', () => {
    const directory = JSON.parse(
      readFileSync(join(samples ?? '', 'federal-cleanup', 'arcgis-directory-excerpts.json'), 'utf8'),
    )
    for (const { service, layer } of Object.values(boundaryLayers))
      expect(directory.layers).toContainEqual(
        expect.objectContaining({ service, layer, geometry: 'esriGeometryPolygon' }),
      )
    expect(JSON.stringify(directory.sfBoundaryCodes)).toContain('Currently on the Final NPL')
  })
})
