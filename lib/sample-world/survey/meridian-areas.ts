import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateAt } from '@/lib/geography/state-at'
import meridians from './meridians.json'

interface MeridianBox {
  code: string
  west: number
  south: number
  east: number
  north: number
}

interface MeridianArea {
  state: string
  code: string
}

/** The first matching box of a state decides, and otherwise `main`. */
const areas: Readonly<Record<string, { main: string; boxes?: readonly MeridianBox[] }>> = meridians.areas

const alaskaCodes = ['12', '13', '28', '44', '45']

export const surveyedStates: readonly string[] = ['AK', ...Object.keys(areas)]

export function meridianCodesOf(state: string): string[] {
  if (state === 'AK') return alaskaCodes
  const area = areas[state]
  return area ? [area.main, ...(area.boxes ?? []).map(({ code }) => code)] : []
}

/**
 * Returns null for eastern longitudes, because Alaska's islands beyond the 180th meridian are not surveyed.
 */
export function meridianAreaAt(longitude: number, latitude: number): MeridianArea | null {
  const state = longitude > 0 ? null : stateAt(longitude, latitude)
  if (state === null) return null
  if (state === 'AK') return { state, code: nearestAlaskaCode(longitude, latitude) }
  const area = areas[state]
  if (!area) return null
  const box = area.boxes?.find(({ west, south, east, north }) =>
    isWithinBounds([west, south, east, north], longitude, latitude),
  )
  return { state, code: box?.code ?? area.main }
}

function nearestAlaskaCode(longitude: number, latitude: number): string {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const distances = alaskaCodes.map((code) => {
    const point = initialPoints.get(code)
    return point ? Math.hypot((longitude - point.longitude) * shrink, latitude - point.latitude) : Infinity
  })
  return alaskaCodes[distances.indexOf(Math.min(...distances))] ?? '13'
}

interface InitialPoint {
  code: string
  longitude: number
  latitude: number
}

export const initialPoints: ReadonlyMap<string, InitialPoint> = new Map(
  meridians.initialPoints.map(({ code, latitude, longitude }) => [
    code,
    { code, latitude: degreesOf(latitude), longitude: -degreesOf(longitude) },
  ]),
)

function degreesOf(text: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number)
  return degrees + minutes / 60 + seconds / 3600
}
