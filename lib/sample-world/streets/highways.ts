import type { Position } from 'geojson'
import { citiesOf, type NamedCity } from '@/lib/gazetteer/places'
import { states } from '@/lib/geography/states'
import type { Bounds } from '@/lib/geography/types'
import { hashOf } from '../hash'
import type { SampleRoad } from './road'

const ranks = [
  { least: 100_000, kind: 'S1100', prefix: 'I- ', routeType: 'I', most: 99, reach: 12 },
  { least: 25_000, kind: 'S1200', prefix: 'US Hwy ', routeType: 'U', most: 430, reach: 4 },
  { least: 5_000, kind: 'S1200', prefix: 'State Hwy ', routeType: 'S', most: 900, reach: 1.5 },
] as const

type Rank = (typeof ranks)[number]
type HighwayKind = Rank['routeType']

interface Way {
  from: NamedCity
  to: NamedCity
  rank: Rank
}

const FIRST_ID = 2 ** 43
const STEP_DEGREES = 0.04

interface Network {
  roads: SampleRoad[]
  bySquare: Map<string, Set<number>>
}

let ways: Way[] | undefined
let roads: Network | undefined
let rails: Network | undefined

export function highwaysIn(bounds: Bounds, types: readonly HighwayKind[]): SampleRoad[] {
  roads ??= networkOf(allWays().map(toHighway))
  return within(roads, bounds).filter(({ routeType }) => types.some((type) => type === routeType))
}

export function railroadsIn(bounds: Bounds): SampleRoad[] {
  rails ??= networkOf(
    allWays()
      .filter(({ from }) => from.population >= 60_000)
      .map(toRailroad),
  )
  return within(rails, bounds)
}

function allWays(): Way[] {
  ways ??= waysBetween(largeFirst())
  return ways
}

const largeFirst = () =>
  states
    .flatMap(({ code }) => citiesOf(code))
    .filter(({ population }) => population >= ranks[2].least)
    .toSorted((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))

function waysBetween(cities: readonly NamedCity[]): Way[] {
  const bySquare = new Map<string, NamedCity[]>()
  return cities.flatMap((from) => {
    const rank = ranks.find(({ least }) => from.population >= least)
    const to = rank && nearest(from, bySquare, rank.reach)
    const key = squareOf(from.longitude, from.latitude)
    const here = bySquare.get(key)
    if (here) here.push(from)
    else bySquare.set(key, [from])
    return rank && to && isOverLand(from, to, bySquare) ? [{ from, to, rank }] : []
  })
}

/** `bySquare` contains only the cities before `from`, which are larger, because cities are sorted by size. */
function nearest(
  from: NamedCity,
  bySquare: ReadonlyMap<string, NamedCity[]>,
  reach: number,
): NamedCity | undefined {
  let [best, least]: [NamedCity | undefined, number] = [undefined, reach]
  const steps = Math.ceil(reach)
  for (let right = -steps; right <= steps; right += 1) {
    for (let up = -steps; up <= steps; up += 1) {
      for (const to of bySquare.get(squareOf(from.longitude + right, from.latitude + up)) ?? []) {
        const away = awayFrom(from, to)
        if (away < least && away > 0.04) [best, least] = [to, away]
      }
    }
  }
  return best
}

const awayFrom = (a: NamedCity, b: NamedCity) =>
  Math.hypot((b.longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180), b.latitude - a.latitude)

function isOverLand(a: NamedCity, b: NamedCity, bySquare: ReadonlyMap<string, NamedCity[]>): boolean {
  return [0.25, 0.5, 0.75].every((share) => {
    const x = a.longitude + (b.longitude - a.longitude) * share
    const y = a.latitude + (b.latitude - a.latitude) * share
    return AROUND.some((right) => AROUND.some((up) => bySquare.has(squareOf(x + right, y + up))))
  })
}

const AROUND = [-1, 0, 1]

function toHighway({ from, to, rank }: Way, index: number): SampleRoad {
  const base = String(1 + Math.floor(hashOf('route', from.id) * rank.most))
  return {
    id: FIRST_ID + index,
    base,
    name: `${rank.prefix}${base}`,
    routeType: rank.routeType,
    kind: rank.kind,
    geometry: { type: 'LineString', coordinates: curveBetween(from, to, hashOf('bend', from.id) - 0.5) },
  }
}

const companies = ['Inkwell Western', 'Tumblewick and Gulf', 'Papermoon Central', 'Cobblewick'] as const

function toRailroad({ from, to }: Way, index: number): SampleRoad {
  const base = companies[Math.floor(hashOf('rail', from.id) * companies.length)] ?? companies[0]
  return {
    id: FIRST_ID + 2 ** 40 + index,
    base,
    name: `${base} Rlwy`,
    routeType: null,
    kind: 'R1011',
    geometry: { type: 'LineString', coordinates: curveBetween(from, to, 0.5 - hashOf('bend', from.id)) },
  }
}

function curveBetween(from: NamedCity, to: NamedCity, bend: number): Position[] {
  const [across, up] = [to.longitude - from.longitude, to.latitude - from.latitude]
  const steps = Math.max(6, Math.min(160, Math.ceil(Math.hypot(across, up) / STEP_DEGREES)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const off =
      bend * (0.18 * Math.sin(Math.PI * share) + 0.04 * Math.sin(3 * Math.PI * share)) +
      0.012 * Math.sin(7 * Math.PI * share)
    return [
      rounded(from.longitude + across * share - up * off),
      rounded(from.latitude + up * share + across * off),
    ]
  })
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))

function networkOf(all: SampleRoad[]): Network {
  const bySquare = new Map<string, Set<number>>()
  all.forEach(({ geometry }, index) => {
    for (const [x = 0, y = 0] of geometry.type === 'LineString' ? geometry.coordinates : []) {
      const key = squareOf(x, y)
      const here = bySquare.get(key)
      if (here) here.add(index)
      else bySquare.set(key, new Set([index]))
    }
  })
  return { roads: all, bySquare }
}

const squareOf = (x: number, y: number) => `${Math.floor(x)} ${Math.floor(y)}`

/** May return roads outside of the box, because callers test the exact shapes. */
function within({ roads: all, bySquare }: Network, [west, south, east, north]: Bounds): SampleRoad[] {
  const indexes = new Set<number>()
  for (let x = Math.floor(west) - 1; x <= Math.floor(east) + 1; x += 1) {
    for (let y = Math.floor(south) - 1; y <= Math.floor(north) + 1; y += 1) {
      for (const index of bySquare.get(squareOf(x, y)) ?? []) indexes.add(index)
    }
  }
  return [...indexes].sort((a, b) => a - b).flatMap((index) => all[index] ?? [])
}
