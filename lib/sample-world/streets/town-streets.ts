import type { Position } from 'geojson'
import type { Bounds } from '@/lib/geography/types'
import { lotWidthMetres, streetSpacingMetres } from '../addresses/address-lots'
import { streetOfRow } from '../addresses/street-names'
import { gazetteer, type SamplePlace } from '../gazetteer'
import { hashOfCell } from '../hash'
import { metresPerDegree } from '../meters-per-degree'
import { geometryOf, type RoadRouteType, type SampleRoad } from './road'
import { townAt, townsIn } from './territory'

const avenueMetres = 16 * lotWidthMetres
const run = { avenues: 16, rows: 32 }
const main = { row: 15, avenue: 8, reachMetres: 14_000 }
const country = { everyOther: 9_000, fewMetres: 22_000, few: 8 }

type StreetRank = 'main' | 'local'

export function* townStreetsIn(bounds: Bounds, rank: StreetRank): Generator<SampleRoad> {
  for (const town of townsIn(bounds)) {
    yield* streetsOf(town, bounds, rank)
    yield* avenuesOf(town, bounds, rank)
  }
}

interface Frame {
  town: SamplePlace
  index: number
  scale: { east: number; north: number }
  west: number
  south: number
  east: number
  north: number
}

function frameOf(town: SamplePlace, [west, south, east, north]: Bounds): Frame {
  const scale = metresPerDegree(town.latitude)
  return {
    town,
    scale,
    index: gazetteer.indexOf(town),
    west: (west - town.longitude) * scale.east,
    east: (east - town.longitude) * scale.east,
    south: (south - town.latitude) * scale.north,
    north: (north - town.latitude) * scale.north,
  }
}

function* streetsOf(town: SamplePlace, bounds: Bounds, rank: StreetRank): Generator<SampleRoad> {
  const frame = frameOf(town, bounds)
  const step = run.avenues * avenueMetres
  for (
    let row = Math.ceil(frame.south / streetSpacingMetres);
    row * streetSpacingMetres <= frame.north;
    row += 1
  ) {
    for (let part = Math.floor(frame.west / step); part * step <= frame.east; part += 1) {
      const y = row * streetSpacingMetres
      const isMain = row % main.row === 0 && isInTown((part + 0.5) * step, y)
      if (isMain !== (rank === 'main')) continue
      const lines = linesOf(frame, run.avenues, (at) => [(part * run.avenues + at) * avenueMetres, y])
      const geometry = geometryOf(lines)
      if (!geometry) continue
      const { name, type } = streetOfRow(town, row)
      const isFar = Math.hypot((part + 0.5) * step, y) > country.fewMetres
      yield {
        id: idOf(frame, 0, row, part),
        base: name,
        geometry,
        routeType: routeTypeOf(name),
        name: [part < 0 ? 'W' : 'E', name, type].filter(Boolean).join(' '),
        kind: isMain ? 'S1200' : isFar && row % country.few !== 0 ? 'S1500' : 'S1400',
      }
    }
  }
}

function* avenuesOf(town: SamplePlace, bounds: Bounds, rank: StreetRank): Generator<SampleRoad> {
  const frame = frameOf(town, bounds)
  const step = run.rows * streetSpacingMetres
  for (let avenue = Math.ceil(frame.west / avenueMetres); avenue * avenueMetres <= frame.east; avenue += 1) {
    for (let part = Math.floor(frame.south / step); part * step <= frame.north; part += 1) {
      const x = avenue * avenueMetres
      const isMain = avenue % main.avenue === 0 && isInTown(x, (part + 0.5) * step)
      if (isMain !== (rank === 'main') || isLeftOut(avenue, x, (part + 0.5) * step)) continue
      const lines = linesOf(
        frame,
        run.rows,
        (at) => [x, (part * run.rows + at) * streetSpacingMetres],
        (at) => isMain || hashOfCell(avenue, part * run.rows + at, frame.index) > 0.14,
      )
      const geometry = geometryOf(lines)
      if (!geometry) continue
      const base = avenueName(avenue)
      const kind = isMain ? 'S1200' : hashOfCell(avenue, part, 7) < 0.06 ? 'S1730' : 'S1400'
      yield {
        id: idOf(frame, 1, avenue, part),
        geometry,
        kind,
        ...(kind === 'S1730'
          ? { base: null, name: null, routeType: null }
          : { base, name: base, routeType: routeTypeOf(base) }),
      }
    }
  }
}

const isInTown = (x: number, y: number) => Math.hypot(x, y) < main.reachMetres

function isLeftOut(avenue: number, x: number, y: number): boolean {
  const away = Math.hypot(x, y)
  if (away > country.fewMetres) return avenue % country.few !== 0
  return away > country.everyOther && avenue % 2 !== 0
}

function linesOf(
  { town, scale }: Frame,
  steps: number,
  pointAt: (step: number) => [number, number],
  isThere: (step: number) => boolean = () => true,
): Position[][] {
  const places = Array.from({ length: steps + 1 }, (_, step): Position => {
    const [x, y] = pointAt(step)
    return [rounded(town.longitude + x / scale.east), rounded(town.latitude + y / scale.north)]
  })
  const isOwn = places.map(([x = 0, y = 0]) => townAt(x, y) === town)
  const lines: Position[][] = []
  let start: Position | undefined
  for (let step = 0; step <= steps; step += 1) {
    const goesOn = step < steps && isOwn[step] && isOwn[step + 1] && isThere(step)
    const place = places[step] ?? []
    if (goesOn) start ??= place
    else if (start) {
      lines.push([start, place])
      start = undefined
    }
  }
  return lines
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))

const idOf = ({ index }: Frame, way: 0 | 1, line: number, part: number) =>
  ((index * 2 + way) * 16_384 + line + 8_192) * 1_024 + part + 512

const routeTypeOf = (name: string): RoadRouteType => (name.startsWith('County Road') ? 'C' : 'M')

function avenueName(avenue: number): string {
  const number = Math.abs(avenue)
  const side = avenue < 0 ? 'W' : 'E'
  if (number === 0) return 'Center Ave'
  if (number > 112) return `County Road ${number}${side}`
  return `${ordinal(number)} Ave ${side}`
}

function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens > 10 && tens < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
