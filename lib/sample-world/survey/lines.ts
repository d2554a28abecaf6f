import type { Polygon, Position } from 'geojson'
import { metresPerDegree } from '../meters-per-degree'
import { initialPoints } from './meridian-areas'

/**
 * A unit is the side of a quarter-quarter section, or a quarter of a mile. All corners are multiples of it.
 */
export const unitsPerTownship = 24
export const unitsPerSection = 4

const townshipMetres = 6 * 1609.344
const townshipsBetweenParallels = 4

export interface SurveyCell {
  code: string
  column: number
  row: number
}

export interface SurveyWindow {
  west: number
  south: number
  east: number
  north: number
}

interface Scale {
  longitude: number
  latitude: number
  unitEast: number
  unitNorth: number
}

const scales = new Map<string, Scale | null>()

export function cellAt(
  code: string,
  longitude: number,
  latitude: number,
): (SurveyCell & { x: number; y: number }) | null {
  const base = scaleOf(code, 0)
  if (!base) return null
  const up = Math.floor((latitude - base.latitude) / base.unitNorth)
  const row = Math.floor(up / unitsPerTownship)
  const scale = scaleOf(code, row) ?? base
  const across = Math.floor((longitude - scale.longitude) / scale.unitEast)
  const column = Math.floor(across / unitsPerTownship)
  return { code, column, row, x: across - column * unitsPerTownship, y: up - row * unitsPerTownship }
}

/** Computes from the initial point, so that neighboring townships share corners to the last digit. */
export function cornerOf(cell: SurveyCell, x: number, y: number): Position {
  const scale = scaleOf(cell.code, cell.row)
  if (!scale) throw new Error(`No initial point for meridian ${cell.code}`)
  return [
    scale.longitude + (cell.column * unitsPerTownship + x) * scale.unitEast,
    scale.latitude + (cell.row * unitsPerTownship + y) * scale.unitNorth,
  ]
}

export function rectangleOf(cell: SurveyCell, { west, south, east, north }: SurveyWindow): Polygon {
  const start = cornerOf(cell, west, south)
  const ring = [
    start,
    cornerOf(cell, east, south),
    cornerOf(cell, east, north),
    cornerOf(cell, west, north),
    start,
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

export function centreOf(cell: SurveyCell, { west, south, east, north }: SurveyWindow): [number, number] {
  const [longitude = 0, latitude = 0] = cornerOf(cell, (west + east) / 2, (south + north) / 2)
  return [longitude, latitude]
}

/**
 * Townships become narrower to the north, because meridians converge. Every 24 miles, a standard parallel
 * begins rows of full width again.
 */
function scaleOf(code: string, row: number): Scale | null {
  const group = Math.floor(row / townshipsBetweenParallels)
  const key = `${code}${group}`
  const cached = scales.get(key)
  if (cached !== undefined) return cached
  const point = initialPoints.get(code)
  const scale = point ? scaleAt(point.longitude, point.latitude, group) : null
  scales.set(key, scale)
  return scale
}

function scaleAt(longitude: number, latitude: number, group: number): Scale {
  const townshipNorth = townshipMetres / metresPerDegree(latitude).north
  const parallel = latitude + group * townshipsBetweenParallels * townshipNorth
  const townshipEast = townshipMetres / metresPerDegree(parallel).east
  return {
    longitude,
    latitude,
    unitEast: townshipEast / unitsPerTownship,
    unitNorth: townshipNorth / unitsPerTownship,
  }
}
