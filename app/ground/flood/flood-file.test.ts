import fc from 'fast-check'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import type { PlaceLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { failed, notCovered, type PanelOutcome } from '@/app/_surfaces/place/outcome'
import { placeAt } from '@/app/_surfaces/place/place'
import { distanceTo } from '@/lib/arcgis/intersection'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import { GET } from './export/route'
import { fetchFloodFile, loadParts } from './fetch-flood-file'
import type { FloodFileSection } from './file-part'
import { fetchHeightsPart } from './heights-part'
import { outlinePoints } from './outline-points'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '2000' })
const call: EngineCaller = (connector, method, params) =>
  site().engine.call(connector, method, params, { internal: true })

const houston = placeAt({ latitude: 29.725, longitude: -95.23 })
const miami = placeAt({ latitude: 25.5289, longitude: -80.375 })

const textOf = (parts: readonly FloodFileSection[]) =>
  JSON.stringify(parts.map(({ metas: _, ...part }) => part))

const load = (place = houston, ask = call) => loadParts(fetchFloodFile(place, ask))

const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-95.231, 29.725],
      [-95.229, 29.725],
      [-95.229, 29.726],
      [-95.231, 29.726],
      [-95.231, 29.725],
    ],
  ],
}

describe('outlinePoints', () => {
  it('returns at most the maximum number of points, all of them on the outline', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })), {
          minLength: 3,
          maxLength: 90,
        }),
        fc.integer({ min: 10, max: 59 }),
        (steps, most) => {
          const ring = [...steps, ...steps.slice(0, 1)].map(([x, y]) => [-95 + x / 1e4, 29 + y / 1e4])
          const outline: Polygon = { type: 'Polygon', coordinates: [ring] }
          const points = outlinePoints(outline, most)
          expect(points.length).toBeLessThanOrEqual(most)
          for (const { latitude, longitude } of points)
            expect(distanceTo({ type: 'LineString', coordinates: ring }, [longitude, latitude])).toBeLessThan(
              1,
            )
        },
      ),
    )
    expect(outlinePoints(square, 59).length).toBe(59)
    expect(outlinePoints(square, 59)[0]).toEqual({ latitude: 29.725, longitude: -95.231 })
  })
})

describe('ground of the lot against the flood height', () => {
  const lot = {
    ending: 'found',
    data: { outline: square, by: 'outline' },
    metas: [],
  } as unknown as PanelOutcome<PlaceLot>
  const withHeights = (meters: (at: number) => number | null): EngineCaller =>
    ((_connector: string, _method: string, { points }: { points: unknown[] }) =>
      Promise.resolve({
        ok: true,
        data: {
          heights: points.map((_, at) => {
            const height = meters(at)
            return height === null ? { state: 'none' } : { state: 'found', meters: height }
          }),
        },
        meta: {},
      })) as unknown as EngineCaller
  const zone = (baseFloodElevation: FloodZone['baseFloodElevation']) =>
    [{ zone: 'AE', baseFloodElevation, depth: null }] as FloodZone[]

  it('compares the lowest ground on the edge of the lot with the base flood elevation', async () => {
    const part = await fetchHeightsPart(
      houston,
      lot,
      zone({ value: 20, unit: 'feet', datum: 'NAVD88' }),
      withHeights((at) => (at === 0 ? 9 : at === 5 ? 3.048 : 6.096)),
    )
    expect(part.sentence).toMatch(
      /^The lowest ground on the edge of the lot is about 10 ft lower than the 1% flood/,
    )
    expect(part.groups?.[0]?.facts.map(({ value }) => value)).toEqual([
      '10 ft (3 m)',
      '20 ft (6.1 m)',
      '30 ft (9 m)',
      '20 ft NAVD88',
    ])
  })

  it('states a difference only between heights of the same datum and in a known unit', async () => {
    const datum = fc.constantFrom('NAVD88', 'NAVD 88', 'NGVD29', 'MSL', 'LOCAL TIDAL DATUM', null)
    const unit = fc.constantFrom('feet' as const, 'meters' as const, 'centimeters' as const, null)
    await fc.assert(
      fc.asyncProperty(datum, unit, fc.integer({ min: 1, max: 60 }), async (name, measure, value) => {
        const meters = 5
        const stated = { value, unit: measure, datum: name }
        const { sentence = '' } = await fetchHeightsPart(
          houston,
          lot,
          zone(stated),
          withHeights(() => meters),
        )
        const isComparable =
          name?.replace(' ', '') === 'NAVD88' && (measure === 'feet' || measure === 'meters')
        expect(/than the 1% flood|as high as the 1% flood/.test(sentence)).toBe(isComparable)
        if (!isComparable) expect(sentence).not.toMatch(/\d (ft|m) (lower|higher)/)
        const size = Math.abs((measure === 'feet' ? meters / 0.3048 : meters) - value)
        if (isComparable && size > 2) expect(sentence).toContain(measure === 'feet' ? ' ft ' : ' m ')
      }),
    )
  })

  it('describes only the point if no outline is available, and gives the reason', async () => {
    const none = zone({ value: 20, unit: 'feet', datum: 'NAVD88' })
    const heights = withHeights(() => 3)
    const outside = await fetchHeightsPart(houston, notCovered('No layer.'), none, heights)
    expect(outside.sentence).toMatch(/^The ground here is about 10 ft lower/)
    expect(outside.lines?.[0]).toMatch(/No outline of a lot is known here/)
    const problem = { code: 'upstream_unavailable' as const, message: 'Down.', issues: [] }
    const broken = await fetchHeightsPart(houston, failed(problem), none, heights)
    expect(broken.lines?.[0]).toMatch(/could not ask for the outline/)
  })

  it('makes no comparison if the height or the flood zone is unknown', async () => {
    const stated = zone({ value: 20, unit: 'feet', datum: 'NAVD88' })
    const blank = await fetchHeightsPart(
      houston,
      lot,
      stated,
      withHeights(() => null),
    )
    expect(blank.sentence).toMatch(/No ground elevation/)
    const unasked = await fetchHeightsPart(
      houston,
      lot,
      undefined,
      withHeights(() => 3),
    )
    expect(unasked.sentence).toMatch(/no answer from the flood map/)
  })
})

describe('flood file of a place', () => {
  it('the sections of the flood file have a fixed order and never promise a saving', async () => {
    for (const place of [houston, miami]) {
      const parts = await load(place)
      expect(parts.map(({ id }) => id)).toEqual([
        'map',
        'heights',
        'history',
        'letters',
        'pending',
        'community',
        'fema',
        'desk',
        'half',
      ])
      const words = textOf(parts)
      expect(words).not.toMatch(/you are out|you are not in|no insurance needed|you will save/i)
      expect(words).toContain('Only FEMA decides')
      expect(words).toContain(
        'https://www.fema.gov/flood-maps/change-your-flood-zone/paper-application-forms',
      )
    }
  })

  it('a failed source is reported in the section that needs the source', async () => {
    const hosts = {
      map: 'federal-flood-hazard',
      heights: 'federal-elevation',
      history: 'geocoder',
    }
    for (const [id, connector] of Object.entries(hosts)) {
      const broken = ((name, method, params) =>
        name === connector
          ? Promise.resolve({
              ok: false,
              error: { code: 'upstream_unavailable', message: 'Down.', issues: [] },
            })
          : call(name, method, params)) as EngineCaller
      const parts = await load(houston, broken)
      expect(parts.find((part) => part.id === id)?.problem?.message).toBe('Down.')
      expect(parts.filter(({ problem }) => !problem).length).toBeGreaterThan(3)
      expect(parts.at(-1)?.lines?.at(-1)).toMatch(/floodplain office of/)
    }
  })

  it('makes a tagged PDF with every section, the disclaimers and the sources', async () => {
    const get = () =>
      GET(new Request('http://localhost/ground/flood/export?format=pdf&at=29.725,-95.23'), {
        params: Promise.resolve({}),
      })
    const response = await get()
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const bytes = await response.bytes()
    const { doc } = await readPdf(bytes)
    const structure = readStructure(doc)
    const titles = findByTag(structure, 'H2').map(({ text }) => text)
    expect(titles).toEqual([...(await load()).map(({ title }) => title), 'Sources and limits'])
    for (const words of [
      'What to take to the bank, the insurer, FEMA',
      'is not endorsed by FEMA',
      'Not an official flood determination',
      'Only FEMA decides',
      'OpenFEMA',
    ])
      expect(structure.text).toContain(words)
    expect(Buffer.compare(await (await get()).bytes(), bytes)).toBe(0)
  })
})
