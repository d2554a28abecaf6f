import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Polygon } from 'geojson'
import { boxOf } from '@/lib/arcgis/intersection'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import type { Bounds } from '@/lib/geography/types'
import { countyAt } from '@/lib/sample-world/addresses/county-at'
import { hashOf } from '@/lib/sample-world/hash'
import { elevationAt, groundAt } from '@/lib/sample-world/terrain'
import soils from './simulated/soils.json'
import { rules } from './wire'

type Table = (string | null)[][]

const PATCH = 0.005
const UNSURVEYED = 0.05

const keyOf = (county: string, index: number) => `51${county}${index}`

const middleOf = (degrees: number) => (Math.floor(degrees / PATCH) + 0.5) * PATCH

/** A patch has the soil of its center, so that queries by point and by outline agree. */
function keyAt(anyLongitude: number, anyLatitude: number): string | null {
  const [longitude, latitude] = [middleOf(anyLongitude), middleOf(anyLatitude)]
  if (elevationAt(longitude, latitude) === null) return null
  const county = countyAt(longitude, latitude)?.properties.geoid
  if (!county || hashOf('mapped soils', county) < UNSURVEYED) return null
  const share = hashOf('soil', Math.floor(longitude / PATCH), Math.floor(latitude / PATCH))
  const height = groundAt(longitude, latitude)
  const index =
    share < 0.04
      ? 5
      : share < 0.1
        ? 4
        : height < 8
          ? share < 0.6
            ? 0
            : 1
          : height < 700
            ? share < 0.7
              ? 1
              : 2
            : share < 0.5
              ? 2
              : 3
  return keyOf(county, index)
}

const soilOf = (key: string) => soils[Number(key.slice(-1))]
const countyOf = (key: string) => key.slice(2, -1)

const unitHead = ['mukey', 'musym', 'muname', 'farmlndcl', 'areasymbol', 'areaname', 'saverest']

function unitRow(key: string): Table {
  const soil = soilOf(key)
  if (!soil) return []
  return [
    [
      key,
      soil.symbol,
      soil.name,
      soil.farmland,
      `SA${countyOf(key)}`,
      `Sample survey area ${countyOf(key)}`,
      '9/10/2025 5:41:54 PM',
    ],
  ]
}

const partKey = (key: string, index: number) => `${key}${index}`

const partsOf = (key: string) =>
  (soilOf(key)?.parts ?? []).map((each, index) => ({ ...each, cokey: partKey(key, index) }))

const partHeads = {
  component: ['cokey', 'compname', 'comppct_r', 'majcompflag', 'drainagecl', 'hydgrp', 'slope_r'],
  corestrictions: ['cokey', 'reskind', 'resdept_r'],
  cointerp: ['cokey', 'mrulename', 'interphrc'],
} satisfies Record<string, readonly string[]>

const answers: readonly [RegExp, readonly string[], (key: string) => Table][] = [
  [
    /corestrictions r/,
    partHeads.corestrictions,
    (key) =>
      partsOf(key).flatMap(({ cokey, restriction }) =>
        restriction ? [[cokey, restriction.kind, String(restriction.depth)]] : [],
      ),
  ],
  [
    /cointerp i/,
    partHeads.cointerp,
    (key) =>
      partsOf(key).flatMap(({ cokey, septic, basements }) =>
        septic === null
          ? [[cokey, rules.septic, 'Not rated']]
          : [
              [cokey, rules.septic, septic],
              [cokey, rules.basements, basements],
            ],
      ),
  ],
  [
    /FROM component c WHERE/,
    partHeads.component,
    (key) =>
      partsOf(key).map(({ cokey, name, percent, drainage, group, slope }) => [
        cokey,
        name,
        String(percent),
        percent >= 50 ? 'Yes' : 'No ',
        drainage,
        group,
        String(slope),
      ]),
  ],
  [/FROM mapunit mu/, unitHead, unitRow],
]

export const simulateSoils: Simulator = async (request) => {
  if (request.method !== 'POST') return new Response('<html>Method not allowed</html>', { status: 405 })
  const query = readQuery(await request.text())
  if (!/^SELECT TOP \d+ /.test(query)) return refusal(query)
  const point = /point\((-?[\d.]+) (-?[\d.]+)\)/.exec(query)
  if (point) {
    const key = keyAt(Number(point[1]), Number(point[2]))
    return write(unitHead, key ? unitRow(key) : [])
  }
  const table = /^SELECT TOP 1 \* FROM (\w+)$/.exec(query)?.[1]
  if (table) return write(headOf(table), [[]])
  const area = readPolygon(query)
  if (area && /STAsText/.test(query)) return write(areaHead, areasIn(boxOf(area)))
  if (area) return write(['mukey', 'part'], sharesIn(area))
  const keys = [...(/mukey IN \(([^)]*)\)/.exec(query)?.[1] ?? '').matchAll(/'(\d+)'/g)].map(
    ([, key = '']) => key,
  )
  const match = answers.find(([pattern]) => pattern.test(query))
  return match ? write(match[1], keys.flatMap(match[2])) : refusal(query)
}

function readPolygon(query: string): Polygon | undefined {
  const text = /'polygon\(\((.*?)\)\)'/.exec(query)?.[1]
  const coordinates = text
    ?.split('), (')
    .map((ring) => ring.split(', ').map((corner) => corner.split(' ').map(Number)))
  const isClosed = coordinates?.every((ring) => ring.length > 3 && String(ring[0]) === String(ring.at(-1)))
  return coordinates && isClosed ? { type: 'Polygon', coordinates } : undefined
}

function readQuery(body: string): string {
  try {
    return String(JSON.parse(body).query)
  } catch {
    return ''
  }
}

const write = (head: readonly string[], rows: Table) =>
  Response.json(rows.length > 0 ? { Table: [head, ...rows] } : {})

const refusal = (query: string) =>
  new Response(`Invalid query: Incorrect syntax near '${query.slice(0, 20)}'.`, { status: 400 })

const headOf = (table: string): readonly string[] =>
  table in partHeads
    ? ['mukey', 'ruledepth', ...partHeads[table as keyof typeof partHeads]]
    : ['lkey', ...unitHead]

const areaHead = ['mupolygonkey', 'mukey', 'musym', 'muname', 'farmlndcl', 'shape']

function areasIn([west, south, east, north]: Bounds): Table {
  const rows: Table = []
  for (let column = Math.floor(west / PATCH); column <= Math.floor(east / PATCH); column += 1) {
    for (let row = Math.floor(south / PATCH); row <= Math.floor(north / PATCH); row += 1) {
      const [left, bottom] = [column * PATCH, row * PATCH]
      const key = keyAt(left + PATCH / 2, bottom + PATCH / 2)
      const soil = key && soilOf(key)
      if (!soil) continue
      const corners = [
        [left, bottom],
        [left + PATCH, bottom],
        [left + PATCH, bottom + PATCH],
        [left, bottom + PATCH],
        [left, bottom],
      ].map(([x = 0, y = 0]) => `${x.toFixed(6)} ${y.toFixed(6)}`)
      rows.push([
        String((row + 40_000) * 100_000 + column + 50_000),
        key,
        soil.symbol,
        soil.name,
        soil.farmland,
        `POLYGON ((${corners.join(', ')}))`,
      ])
    }
  }
  return rows
}

function sharesIn(area: Polygon): Table {
  const [west, south, east, north] = boxOf(area)
  const steps = 12
  const parts = new Map<string, number>()
  const size = ((east - west) * (north - south)) / steps ** 2
  for (let across = 0; across < steps; across += 1) {
    for (let up = 0; up < steps; up += 1) {
      const longitude = west + ((across + 0.5) * (east - west)) / steps
      const latitude = south + ((up + 0.5) * (north - south)) / steps
      const key = booleanPointInPolygon([longitude, latitude], area) && keyAt(longitude, latitude)
      if (key) parts.set(key, (parts.get(key) ?? 0) + size)
    }
  }
  return [...parts].sort((a, b) => b[1] - a[1]).map(([key, part]) => [key, String(part)])
}
