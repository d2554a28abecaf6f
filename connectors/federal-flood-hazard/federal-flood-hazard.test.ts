import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTransferFlag } from '@/lib/arcgis/simulated-modes'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { bandOf, cellAt, cellsIn, streamIn } from '@/lib/sample-world/flood/streams'
import { elevationAt } from '@/lib/sample-world/terrain'
import { tileAt } from '@/lib/tiles/tile-grid'
import { metersToFeet } from '@/lib/units'
import { federalFloodHazard } from '.'
import { type ReachKind, reachOf, type StreamReach, widths } from './simulated/reaches'
import { simulateFloodMap } from './simulator'

const impatient = {
  ...federalFloodHazard,
  pace: { ...federalFloodHazard.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

const engineWith = (transport: Transport) =>
  createEngine({ 'federal-flood-hazard': impatient }, engineDeps(transport))

const simulated = sampleTransport({ 'hazards.fema.gov': simulateFloodMap })
const sample = engineWith(simulated)

interface Point {
  latitude: number
  longitude: number
}

const zoneAt = (point: Point, engine = sample) => engine.call('federal-flood-hazard', 'getFloodZone', point)

async function answerAt(point: Point, engine = sample) {
  const result = await zoneAt(point, engine)
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

const layerOf = (url: string) => Number(/MapServer\/(\d+)/.exec(url)?.[1])

const withLayers =
  (answers: Record<number, () => Response | Promise<Response>>): Transport =>
  async (request) => {
    const answer = answers[layerOf(request.url)]
    return answer ? answer() : simulated(request)
  }

const rows = (...attributes: object[]) =>
  Response.json({ displayFieldName: '', features: attributes.map((each) => ({ attributes: each })) })

const down = () => new Response('<h1>Busy</h1>', { status: 503 })
const reset = () => Promise.reject(new TypeError('fetch failed'))

const miami = { latitude: 25.5289, longitude: -80.375 }

function reachWith(study: ReachKind, test: (reach: StreamReach) => boolean = () => true): StreamReach {
  const boxes = [
    [-95.6, 29.5, -95, 30],
    [-80.4, 25.6, -80.1, 25.9],
    [-100.5, 40.3, -100.3, 40.5],
  ] as const
  for (const box of boxes) {
    for (const cell of cellsIn(box)) {
      const reach = reachOf(cell)
      if (reach?.study === study && test(reach)) return reach
    }
  }
  throw new Error(`The sample country has no ${study}`)
}

function beside(reach: StreamReach, north: number): Point {
  const [longitude = 0, latitude = 0] = streamIn(reach.cell)[1] ?? []
  return { longitude, latitude: latitude + north }
}

describe('getFloodZone at a point with a zone', () => {
  it('returns a sentence with zone, elevation, panel and date', async () => {
    const { state, sentence, zones, panels } = await answerAt(miami)
    expect(state).toBe('zone')
    expect(sentence).toMatch(
      /^Zone (AE|VE): a special flood hazard area, base flood elevation \d+ ft (NAVD88|NGVD29), panel 12086C\d{4}[A-Z] effective \w+ \d+, \d{4}\.$/,
    )
    expect(zones[0]).toMatchObject({ specialFloodHazardArea: 'yes', mapId: '12086C' })
    expect(panels).toHaveLength(1)
  })

  it('includes the disclaimer and a link to the official map', async () => {
    const { caveats, officialMap } = await answerAt(miami)
    expect(caveats).toContain(disclaimer)
    expect(officialMap.href).toMatch(/^https:\/\/msc\.fema\.gov\/portal\/search\?AddressQuery=/)
  })

  it('places a flooded sample point no higher than the base flood elevation', async () => {
    const reach = reachWith('lake')
    const point = beside(reach, 0.0008)
    const height = (await answerAt(point)).zones[0]?.baseFloodElevation
    expect(height?.unit).toBe('feet')
    const ground = metersToFeet(elevationAt(point.longitude, point.latitude) ?? Number.NaN)
    expect(ground).toBeLessThanOrEqual(height?.value ?? Number.NaN)
  })

  it.each([
    ['detailed', 0, /^Zone AE, floodway: a special flood hazard area, base flood elevation varies/],
    ['detailed', 0.0015, /^Zone X, 0\.2 percent chance a year: outside the Special Flood Hazard Area/],
    ['detailed', 0.003, /^Zone X, minimal hazard: outside/],
    ['approximate', 0, /^Zone A: a special flood hazard area, panel/],
    ['lake', 0, /^Open water: no verdict/],
    ['shallow', 0, /^Zone AO: a special flood hazard area, average depth 2 ft/],
    ['levee', 0.0008, /^Zone X, behind a levee: outside/],
    ['undetermined', 0.0015, /^Zone D: outside/],
  ] as const)(
    'describes a point near a stream of the study type %s, %f degrees north of it, as %s',
    async (study, north, sentence) => {
      expect((await answerAt(beside(reachWith(study), north))).sentence).toMatch(sentence)
    },
  )

  it('names every zone at a boundary, the most important zone first', async () => {
    const reach = reachWith('detailed')
    const [longitude = 0, latitude = 0] =
      bandOf(reach.cell, widths.channel, widths.flood).coordinates[0]?.[1] ?? []
    const { zones, sentence } = await answerAt(
      { longitude, latitude: Number(latitude.toFixed(6)) },
      engineWith(
        withLayers({
          28: () =>
            rows(
              { FLD_ZONE: 'X', SFHA_TF: 'F', ZONE_SUBTY: 'AREA OF MINIMAL FLOOD HAZARD' },
              { FLD_ZONE: 'AE', SFHA_TF: 'T', ZONE_SUBTY: null },
            ),
        }),
      ),
    )
    expect(zones.map(({ zone }) => zone)).toEqual(['AE', 'X'])
    expect(sentence).toMatch(/1 more zone at this point: Zone X, minimal hazard\.$/)
  })
})

describe('getFloodZone at a point without a zone', () => {
  const unmapped = [...cellsIn([-95.6, 29, -93, 31])].find((cell) => {
    const [longitude = 0, latitude = 0] = streamIn(cell)[1] ?? []
    return reachOf(cell) === null && elevationAt(longitude, latitude) !== null
  })

  it('reports a point without a digital map', async () => {
    const [longitude = 0, latitude = 0] = streamIn(unmapped ?? { column: 0, row: 0 })[1] ?? []
    const { state, sentence, zones } = await answerAt({ longitude, latitude })
    expect([state, zones]).toEqual(['no digital map', []])
    expect(sentence).toMatch(/no digital flood map for this place; a paper map may exist/)
  })

  it('reports a point without a zone inside a digital map as a gap', async () => {
    const { state, sentence } = await answerAt(beside(reachWith('gap'), 0))
    expect(state).toBe('no zone found')
    expect(sentence).toMatch(/not zone X/)
  })

  it('fails if no layer can distinguish a gap from an unmapped place', async () => {
    const engine = engineWith(withLayers({ 28: () => rows(), 3: () => rows(), 0: down }))
    expect(await zoneAt(miami, engine)).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
  })

  it('reports the reason for an unprinted panel instead of calling the point unmapped', async () => {
    const panel = {
      FIRM_PAN: '12086C0316L',
      PANEL_TYP: 'Countywide, Not Printed',
      PNP_REASON: 'AREA NOT INCLUDED',
      EFF_DATE: 1_252_627_200_000,
    }
    const engine = engineWith(withLayers({ 28: () => rows(), 3: () => rows(panel) }))
    const { state, caveats, panels } = await answerAt(miami, engine)
    expect(state).toBe('no zone found')
    expect(panels).toMatchObject([{ isPrinted: false, effectiveDate: '2009-09-11' }])
    expect(caveats.join()).toMatch(/not “unmapped”: AREA NOT INCLUDED/)
  })

  it('exports a row for a point without a zone', async () => {
    const answer = await answerAt(beside(reachWith('gap'), 0))
    const table = federalFloodHazard.methods.getFloodZone.table(answer)
    expect(table.rows.map(({ cells }) => cells)).toMatchObject([{ zone: null, state: 'no zone found' }])
    expect(table.notes).toContain(disclaimer)
  })
})

describe('failures of flood layers', () => {
  it.each([
    ['a reset connection', reset, 'upstream_unavailable'],
    ['a gateway’s page', () => new Response('<html>504</html>', { status: 504 }), 'upstream_unavailable'],
    [
      'an error inside HTTP 200',
      () => Response.json({ error: { code: 500, message: 'no' } }),
      'upstream_unavailable',
    ],
    [
      'a refused field',
      () => Response.json({ error: { code: 400, message: 'Failed to execute query.' } }),
      'upstream_rejected',
    ],
    ['an answer without rows', () => Response.json({ type: 'FeatureCollection' }), 'upstream_changed'],
    ['rows without their zone', () => rows({ SFHA_TF: 'T' }), 'upstream_changed'],
    ['rows with an empty zone', () => rows({ FLD_ZONE: ' ', SFHA_TF: 'F' }), 'upstream_changed'],
  ])('fails if the zone layer fails: %s', async (_, answer, code) => {
    expect(await zoneAt(miami, engineWith(withLayers({ 28: answer })))).toMatchObject({
      ok: false,
      error: { code },
    })
  })

  it.each([3, 1, 0])('returns the zone with a caveat if layer %i fails', async (layer) => {
    const whole = await answerAt(miami)
    const { zones, caveats } = await answerAt(miami, engineWith(withLayers({ [layer]: down })))
    expect(zones).toEqual(whole.zones)
    expect(caveats.join()).toMatch(/no readable answer just now/)
  })

  it('requests a failed layer again while the other layers stay cached', async () => {
    let broken = true
    const layerIds: number[] = []
    const engine = engineWith(async (request) => {
      layerIds.push(layerOf(request.url))
      return broken && layerOf(request.url) === 28 ? down() : simulated(request)
    })
    expect(await zoneAt(miami, engine)).toMatchObject({ ok: false })
    broken = false
    expect(await zoneAt(miami, engine)).toMatchObject({ ok: true, data: { state: 'zone' } })
    expect(layerIds.toSorted((a, b) => a - b)).toEqual([0, 1, 3, 28, 28])
  })

  it('distinguishes a failed or empty layer from "outside"', async () => {
    const fates = {
      rows: undefined,
      empty: () => rows(),
      down,
      reset,
      error: () => Response.json({ error: { code: 500, message: '' } }),
    }
    const fate = fc.constantFrom(...(Object.keys(fates) as (keyof typeof fates)[]))
    await fc.assert(
      fc.asyncProperty(fate, fate, fate, fate, async (...outcomes) => {
        const layers = [28, 3, 1, 0].flatMap((id, at) => {
          const answer = fates[outcomes[at] ?? 'rows']
          return answer ? [[id, answer] as const] : []
        })
        const result = await zoneAt(miami, engineWith(withLayers(Object.fromEntries(layers))))
        const [zone, panel, , availability] = outcomes
        const hasHazard = result.ok && result.data.zones.some((each) => each.specialFloodHazardArea === 'no')
        expect(hasHazard).toBe(false)
        if (!result.ok) return
        const { state, sentence } = result.data
        expect(sentence).not.toMatch(/outside the Special Flood Hazard Area/)
        expect(zone).toBe(state === 'zone' ? 'rows' : 'empty')
        if (state === 'no digital map') expect(availability).toBe('empty')
        if (state === 'no zone found') expect([panel, availability]).toContain('rows')
      }),
      { numRuns: 150 },
    )
  })
})

describe('getFloodZonesInArea', () => {
  const reach = reachWith('detailed')
  const [longitude = 0, latitude = 0] = streamIn(reach.cell)[1] ?? []
  const bbox = [longitude - 0.01, latitude - 0.005, longitude + 0.01, latitude + 0.005]
  const ask = (params: object, engine = sample) =>
    engine.callNamed('federal-flood-hazard', 'getFloodZonesInArea', params)

  it('pages through all zones of an area', async () => {
    const whole = await ask({ bbox, limit: 100 })
    const ids: unknown[] = []
    let offset: number | null = 0
    while (offset !== null) {
      const page = await ask({ bbox, limit: 4, offset })
      if (!page.ok) throw new Error(page.error.code)
      const data = page.data as {
        features: { id: string }[]
        nextOffset: number | null
        state: string
        note: string
      }
      expect(data.state).toBe('zone')
      expect(data.note).toMatch(/^On this page: \d zones? touch/)
      ids.push(...data.features.map(({ id }) => id))
      offset = data.nextOffset
    }
    expect(whole).toMatchObject({
      ok: true,
      data: { truncated: false, nextOffset: null, note: `${ids.length} zones touch this area.` },
    })
    expect(ids.length).toBeGreaterThan(7)
    expect(whole.ok && (whole.data as { features: { id: string }[] }).features.map(({ id }) => id)).toEqual(
      ids,
    )
  })

  it('returns all rows over several pages from a server that does not flag truncated pages', async () => {
    const unmarked = engineWith(
      sampleTransport({ 'hazards.fema.gov': withoutTransferFlag(simulateFloodMap) }),
    )
    for (const method of ['getFloodZonesInArea', 'getFirmPanels', 'getBaseFloodElevations']) {
      type Page = { features?: object[]; records?: object[]; nextOffset: number | null }
      const rowsOf = async (engine: typeof sample, limit: number, offset: number) => {
        const answer = await engine.callNamed('federal-flood-hazard', method, { bbox, limit, offset })
        if (!answer.ok) throw new Error(answer.error.code)
        const { features, records, nextOffset } = answer.data as Page
        return { found: (features ?? records ?? []).map((row) => ({ ...row, id: null })), nextOffset }
      }
      const whole = await rowsOf(sample, 500, 0)
      const collected: object[] = []
      let offset: number | null = 0
      while (offset !== null) {
        const page = await rowsOf(unmarked, 1, offset)
        collected.push(...page.found)
        offset = page.nextOffset
      }
      expect(collected, method).toEqual(whole.found)
    }
  })

  it('fails if the source truncates a page before the first row', async () => {
    const cut = () => Response.json({ features: [], exceededTransferLimit: true })
    const engine = engineWith(withLayers({ 28: cut, 3: cut, 16: cut }))
    for (const method of ['getFloodZonesInArea', 'getFirmPanels', 'getBaseFloodElevations'])
      expect(await engine.callNamed('federal-flood-hazard', method, { bbox })).toMatchObject({
        ok: false,
        error: { code: 'too_broad' },
      })
    expect(await zoneAt(miami, engine)).toMatchObject({ ok: false, error: { code: 'too_broad' } })
  })

  it('identifies a zone without a map area id by the row number, and adds a note', async () => {
    const tile = { part: 'zones', ...tileAt(longitude, latitude, 13) }
    const square = async (engine: typeof sample) => {
      const answer = await engine.callNamed('federal-flood-hazard', 'zoneSquare', tile, { internal: true })
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.data as { features: { properties: { id: string; n: string } }[]; note: string | null }
    }
    const unnamed = await square(
      engineWith(async (request) => {
        const body = await (await simulated(request)).json()
        if (body.features?.[0]) body.features[0].properties.FLD_AR_ID = null
        return Response.json(body)
      }),
    )
    const whole = await square(sample)
    expect(unnamed.features).toHaveLength(whole.features.length)
    expect(whole.note).toBeNull()
    expect(unnamed.note).toBe('The source gives no identifier for 1 flood zone; the map uses row numbers.')
    expect(unnamed.features.filter(({ properties }) => /^row-\d+$/.test(properties.id))).toHaveLength(1)
  })

  it('returns the same zones for a box as for a polygon of the same shape', async () => {
    const [west = 0, south = 0, east = 0, north = 0] = bbox
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ]
    const [box, polygon] = await Promise.all([
      ask({ bbox, limit: 100 }),
      ask({ polygon: { type: 'Polygon', coordinates: [ring] }, limit: 100 }),
    ])
    expect(polygon.ok && box.ok && polygon.data).toEqual(box.ok && box.data)
  })

  it.each([
    [{ bbox: [-95, 29, -94, 30] }, 'bbox'],
    [{ bbox: [-95, 29, -95.1, 29.1] }, 'bbox'],
    [{}, 'bbox'],
    [
      {
        bbox,
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [-95, 29],
              [-95, 29.1],
              [-95.1, 29],
              [-95, 29],
            ],
          ],
        },
      },
      'bbox',
    ],
  ])('refuses the area %j', async (params, path) => {
    expect(await ask(params)).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path }] },
    })
  })

  it('reports an area without zones as unmapped, as a gap or as a failure, depending on the other layers', async () => {
    const empty = { 28: () => Response.json({ type: 'FeatureCollection', features: [] }) }
    expect(await ask({ bbox }, engineWith(withLayers(empty)))).toMatchObject({
      data: { state: 'no zone found' },
    })
    expect(await ask({ bbox }, engineWith(withLayers({ ...empty, 0: () => rows() })))).toMatchObject({
      data: { state: 'no digital map' },
    })
    expect(await ask({ bbox }, engineWith(withLayers({ ...empty, 0: down })))).toMatchObject({ ok: false })
  })

  it('returns lines of base flood elevation and warns that an empty list does not mean safety', async () => {
    const call = (params: object) =>
      sample.callNamed('federal-flood-hazard', 'getBaseFloodElevations', params)
    const answer = await call({ bbox })
    expect(answer).toMatchObject({ ok: true, data: { note: expect.stringMatching(/lines?, \d/) } })
    const lake = streamIn(reachWith('lake').cell)[1] ?? []
    const none = await call({
      bbox: [(lake[0] ?? 0) - 0.001, (lake[1] ?? 0) - 0.001, (lake[0] ?? 0) + 0.001, (lake[1] ?? 0) + 0.001],
    })
    expect(none).toMatchObject({ data: { count: 0, note: expect.stringMatching(/does not mean/) } })
  })

  it('returns panels for a point or for a box, and refuses a point together with a box', async () => {
    const call = (params: object) => sample.callNamed('federal-flood-hazard', 'getFirmPanels', params)
    expect(await call(miami)).toMatchObject({ ok: true, data: { count: 1 } })
    expect(await call({ bbox })).toMatchObject({ ok: true })
    expect(await call({ ...miami, bbox })).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(await call({ latitude: 1 })).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => readFileSync(join(samples ?? '', 'federal-flood-hazard', file), 'utf8')

describe.skipIf(!samples)('recorded flood responses', () => {
  const answering = (file: string, layer = 28) =>
    engineWith(withLayers({ [layer]: () => new Response(recorded(file)) }))

  it('parses the recorded minimal hazard in Houston', async () => {
    const { sentence, zones } = await answerAt(miami, answering('nfhl-28-point-minimal-hazard-2026-09.json'))
    expect(sentence).toMatch(/^Zone X, minimal hazard: outside the Special Flood Hazard Area/)
    expect(zones).toMatchObject([
      { areaId: '48201C_8882', baseFloodElevation: null, subtype: 'AREA OF MINIMAL FLOOD HAZARD' },
    ])
  })

  it('parses recorded zone AE in Pasadena, whose elevation varies', async () => {
    const { sentence } = await answerAt(miami, answering('nfhl-28-point-zone-ae-2026-09.json'))
    expect(sentence).toMatch(/^Zone AE: a special flood hazard area, base flood elevation varies/)
  })

  it('parses a recorded empty result without field names', async () => {
    const { state } = await answerAt(miami, answering('esri-copy-point-no-polygon-2026-09.json'))
    expect(state).toBe('no zone found')
  })

  it('reports a recorded refusal of a geometry as upstream_changed', async () => {
    const result = await zoneAt(miami, answering('esri-copy-error-bad-geometry-2026-09.json'))
    expect(result).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })

  it('parses five recorded zones with shapes', async () => {
    const engine = answering('nfhl-28-features-2026-10.trimmed.geojson.json')
    const result = await engine.callNamed('federal-flood-hazard', 'getFloodZonesInArea', {
      bbox: [-80.4, 25.6, -80.39, 25.61],
    })
    expect(result).toMatchObject({
      ok: true,
      data: {
        count: 5,
        features: [
          {
            properties: { areaId: '393', baseFloodElevation: { value: 583, unit: 'feet', datum: 'NAVD88' } },
          },
          { properties: { feature: 'small 1 percent', mapId: '515519' } },
          { properties: { feature: 'levee' }, geometry: { type: 'Polygon' } },
          {
            properties: { baseFloodElevation: { value: 1024, unit: 'feet' } },
            geometry: { type: 'Polygon' },
          },
          { properties: { baseFloodElevation: null } },
        ],
      },
    })
  })

  it('parses recorded lines in feet, in meters, below the datum, and without a datum', async () => {
    const engine = answering('nfhl-16-features-2026-10.geojson.json', 16)
    const result = await engine.callNamed('federal-flood-hazard', 'getBaseFloodElevations', {
      bbox: [-80.4, 25.6, -80.39, 25.61],
    })
    expect(result).toMatchObject({
      ok: true,
      data: {
        features: [
          { properties: { elevation: 154, unit: 'feet', datum: 'NAVD88' } },
          { properties: { elevation: 32, unit: 'meters', datum: 'MSL' } },
          { properties: { elevation: -1, unit: 'feet' } },
          { properties: { elevation: 0, datum: null } },
        ],
        note: '4 lines. Between two lines the height is in the flood profile.',
      },
    })
  })

  it('parses the recorded panels and zones of Hamilton County', async () => {
    const all = JSON.parse(recorded('nfhl-attribute-rows-2026-08.json'))
    const engine = engineWith(
      withLayers({
        28: () => rows(...all['layer 28, Flood Hazard Zones']),
        3: () => rows(...all['layer 3, FIRM Panels']),
      }),
    )
    const { sentence, panels } = await answerAt(miami, engine)
    expect(sentence).toMatch(/^Zone A: .* panel 18057C0035G effective November 19, 2014\. 1 more zone/)
    expect(panels).toHaveLength(2)
  })

  it('parses a recorded levee subtype in title case', async () => {
    const { attributes } = JSON.parse(recorded('esri-copy-point-levee-2026-09.attributes.json'))
    const { zones } = await answerAt(miami, engineWith(withLayers({ 28: () => rows(attributes) })))
    expect(zones).toMatchObject([{ feature: 'levee', specialFloodHazardArea: 'no' }])
  })
})

it('generates the same stream for the same cell every time', () => {
  expect(reachOf(cellAt(-95.59, 29.509))).toEqual(reachOf(cellAt(-95.59, 29.509)))
})

describe('community of the flood map', () => {
  const params = { ...miami, withCommunity: true }
  const withRows = (...attributes: object[]) => engineWith(withLayers({ 22: () => rows(...attributes) }))

  it('returns the name and number of the community as data and in the exported table', async () => {
    const answer = await answerAt(params)
    expect(answer.communities).toEqual([{ name: 'Miami-Dade County', number: '129086' }])
    const { rows: lines } = federalFloodHazard.methods.getFloodZone.table(answer)
    expect(lines[0]?.cells.community).toBe('Miami-Dade County (community 129086)')
  })

  it('skips the community layer unless the caller requests it', async () => {
    const engine = engineWith(withLayers({ 22: () => Promise.reject(new Error('asked')) }))
    const answer = await answerAt(miami, engine)
    expect(answer.communities).toBeNull()
    expect(answer.caveats).toEqual((await answerAt(miami)).caveats)
    const { columns } = federalFloodHazard.methods.getFloodZone.table(answer)
    expect(columns.map(({ key }) => key)).not.toContain('community')
  })

  it('returns no community for excluded land or for a row without a name', async () => {
    const engine = withRows({ POL_NAME1: 'AREA NOT INCLUDED', CID: ' ', ANI_TF: 'T' }, { POL_NAME1: ' ' })
    expect((await answerAt(params, engine)).communities).toEqual([])
    const named = withRows({ POL_NAME1: 'City of Fern', CID: '-9999', ANI_TF: 'F' })
    expect((await answerAt(params, named)).communities).toEqual([{ name: 'City of Fern', number: null }])
  })

  it('returns the zone with a caveat if the community layer fails', async () => {
    const answer = await answerAt(params, engineWith(withLayers({ 22: down })))
    expect([answer.state, answer.communities]).toEqual(['zone', null])
    expect(answer.caveats.join()).toMatch(/layer of communities gave no readable answer/)
  })
})
