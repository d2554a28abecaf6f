import fc from 'fast-check'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bounds } from '@/components/map/map-props'
import { tileProperties } from '@/components/parcels/map/testing/tile-properties'
import { violationClasses } from '@/lib/records/facility/violation-class'
import { layers as declared } from '../layers/layers'
import type { MapLayer, MapLayerChoiceValues, MapLayerRow, MapRowOrigin } from '../layers/map-layer'
import { toOverlay } from '../workspace/use-overlay'
import { isInside } from './in-box'
import { rowTest } from './layer-report'
import { createTileRows } from './tile-rows'

const layers: readonly MapLayer[] = declared
type TileOrigin = Extract<MapRowOrigin<MapLayerRow>, { kind: 'tiles' }>
const isOfTiles = ({ origin }: MapLayer) => origin.kind === 'tiles'

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://site.example' } }))
afterAll(() => void vi.unstubAllGlobals())

const least = 2 ** -18
const [west, south] = [-87.25, 30.4]
const inCounty = (from: number) => fc.double({ min: from, max: from + 0.05, noNaN: true })
const at = fc.tuple(inCounty(west), inCounty(south))
const anyBox = (points: readonly (readonly number[])[]): fc.Arbitrary<Bounds> => {
  const corner = points.length > 0 ? fc.oneof(at, fc.constantFrom(...points)) : at
  const span = fc.integer({ min: 0, max: 14 }).map((level) => Math.max(least, 0.1 / 2 ** level))
  return fc.tuple(corner, span).map(([[x = 0, y = 0], degrees]) => [x, y, x + degrees, y + degrees])
}

const anyChoices = (layer: MapLayer): fc.Arbitrary<MapLayerChoiceValues> =>
  fc
    .dictionary(fc.constantFrom('none', ...layer.choices.map(({ id }) => id)), fc.nat(99), { maxKeys: 2 })
    .map((numbers) =>
      Object.fromEntries(
        layer.choices.flatMap((choice) => {
          const options =
            'options' in choice
              ? Object.keys(choice.options)
              : 'word' in choice
                ? ['PENSACOLA']
                : ['100000..900000', '1950..', '..2020']
          const number = numbers[choice.id]
          return number === undefined ? [] : [[choice.id, options[number % options.length] ?? '']]
        }),
      ),
    )

const idsOf = (ids: readonly unknown[]) => [...new Set(ids.map(String))].toSorted()

const areas = [
  { z: 15, x: 1, y: 1 },
  { z: 15, x: 2, y: 1 },
]

interface Feature {
  properties: Record<string, unknown>
}

const tileFeatures = fc.array(
  fc.record({
    properties: fc
      .tuple(tileProperties, at, fc.integer({ min: 1, max: 40 }))
      .map(([properties, [x, y], n]) => ({
        ...properties,
        id: `27:${n}`,
        name: `Parcel ${n}`,
        x,
        y,
        t: 'T2N',
        r: 'R3E',
        m: 'Boise',
        s: 'ID',
      })),
    layer: fc.nat(7),
  }),
  { maxLength: 40 },
)

describe.each(layers.filter(isOfTiles))('$title', (layer) => {
  const origin = layer.origin as TileOrigin

  it('the table lists exactly the tile features that can be selected in the viewport', () => {
    const counts = { listed: 0, left: 0 }
    fc.assert(
      fc.property(
        tileFeatures
          .map(unique)
          .chain((features) =>
            fc.tuple(
              fc.constant(features),
              anyBox(features.map(({ properties: { x, y } }) => [x, y])),
              anyChoices(layer),
            ),
          ),
        ([features, box, choices]) => {
          const tiles = createTileRows(origin)
          for (const area of areas)
            tiles.take({
              state: 'loaded',
              tileID: { canonical: area },
              querySourceFeatures: (target, { sourceLayer }) =>
                target.push(
                  ...features.filter(
                    (each, at) => layerOf(each.layer) === sourceLayer && areas[at % areas.length] === area,
                  ),
                ),
            })
          const listed = tiles.read(areas, box).filter(rowTest(layer, choices))
          const drawing = layer.draw({ ...looked, choices, rows: [] })
          const { isSelectable, pointOf } = toOverlay(layers, [{ layer, drawing, choices }])
          const selectable = features.filter(({ properties }: Feature) => {
            const [x = 0, y = 0] = pointOf?.(properties) ?? []
            return isInside(box, [x, y]) && isSelectable?.({}, properties, origin.source)
          })
          counts.listed += listed.length
          counts.left += features.length - selectable.length
          expect(idsOf(listed.map(({ key }) => key))).toEqual(
            idsOf(selectable.map((each) => each.properties.id)),
          )
          expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length)
        },
      ),
      { numRuns: 300 },
    )
    expect(Math.min(counts.listed, counts.left)).toBeGreaterThan(50)
  })

  const layerOf = (number: number) => origin.sourceLayers[number % origin.sourceLayers.length]
})

const looked = { edition: '1', selected: [], open: undefined }

function unique<F extends Feature>(features: readonly F[]): F[] {
  const firsts = new Map<unknown, F['properties']>()
  return features.map((feature) => {
    const { id } = feature.properties
    const properties = firsts.get(id) ?? feature.properties
    firsts.set(id, properties)
    return { ...feature, properties }
  })
}

const anyRows = fc.uniqueArray(
  fc.record({
    key: fc.integer({ min: 1, max: 999 }).map(String),
    name: fc.string({ maxLength: 8 }),
    at,
    v: fc.constantFrom(...Object.keys(violationClasses)),
    lists: fc.subarray(['npl', 'boundary'], { minLength: 1 }),
  }),
  { selector: ({ key }) => key, maxLength: 40 },
)

describe.each(layers.filter((layer) => !isOfTiles(layer)))('$title', (layer) => {
  it('the map draws exactly the rows that the table lists for the viewport', () => {
    fc.assert(
      fc.property(
        anyRows.chain((rows) =>
          fc.tuple(fc.constant(rows), anyBox(rows.map((row) => row.at)), anyChoices(layer)),
        ),
        ([rows, box, choices]) => {
          const kept = (all: readonly MapLayerRow[]) => all.filter(rowTest(layer, choices))
          const listed = kept(rows.filter((row) => isInside(box, row.at)))
          const { sources } = layer.draw({ ...looked, choices, rows: kept(rows) })
          const features = Object.values(sources)
            .flatMap(featuresOf)
            .filter(({ properties: { x, y } }) => isInside(box, [Number(x), Number(y)]))
          expect(idsOf(features.map(({ properties }) => properties.id))).toEqual(
            idsOf(listed.map(({ key }) => key)),
          )
        },
      ),
    )
  })
})

function featuresOf(source: unknown): Feature[] {
  const { type, data } = source as GeoJSONSourceSpecification
  return type === 'geojson' ? (data as unknown as { features: Feature[] }).features : []
}
