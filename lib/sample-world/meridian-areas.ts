import { type Bounds, isWithinBounds } from '@/lib/outline-lookup'
import { stateAt } from '@/lib/state-at'
import { initialPoints } from './initial-points'

export interface MeridianArea {
  state: string
  code: string
}

/** The meridian that governs a surveyed state, and boxes (first match wins) where another one does. */
const areas: Record<string, { main: string; boxes?: readonly (readonly [code: string, box: Bounds])[] }> = {
  AL: {
    main: '25',
    boxes: [
      ['16', [-89, 33.1, -84, 36]],
      ['29', [-85.5, 30.5, -84, 31.35]],
    ],
  },
  AR: { main: '05' },
  AZ: {
    main: '14',
    boxes: [
      ['22', [-110.5, 35.5, -109, 37.1]],
      ['27', [-115, 32, -114.4, 33.6]],
    ],
  },
  CA: {
    main: '21',
    boxes: [
      ['27', [-121, 32, -114, 35.12]],
      ['15', [-125, 40, -123.2, 42.1]],
    ],
  },
  CO: {
    main: '06',
    boxes: [
      ['31', [-109.1, 38.9, -108.25, 39.25]],
      ['23', [-109.1, 36.9, -105.45, 38.6]],
    ],
  },
  FL: { main: '29' },
  IA: { main: '05' },
  ID: { main: '08' },
  IL: {
    main: '03',
    boxes: [
      ['04', [-92, 38.9, -89.9, 42.6]],
      ['02', [-87.95, 37, -87, 41.5]],
    ],
  },
  IN: { main: '02', boxes: [['01', [-85, 38.7, -84.7, 41.8]]] },
  KS: { main: '06' },
  LA: { main: '18', boxes: [['24', [-91.4, 30.25, -89, 31.05]]] },
  MI: { main: '19' },
  MN: { main: '05', boxes: [['46', [-93.3, 44.7, -89, 49.5]]] },
  MO: { main: '05' },
  MS: {
    main: '10',
    boxes: [
      ['09', [-92, 33.7, -88, 35.1]],
      ['25', [-89.1, 30, -88, 33.7]],
      ['32', [-92, 30.9, -90.2, 31.8]],
    ],
  },
  MT: { main: '20' },
  ND: { main: '05' },
  NE: { main: '06' },
  NM: { main: '23' },
  NV: { main: '21' },
  OH: { main: '01' },
  OK: { main: '17', boxes: [['11', [-103.1, 36.4, -100, 37.1]]] },
  OR: { main: '33' },
  SD: {
    main: '05',
    boxes: [
      ['07', [-104.2, 42.9, -101, 46]],
      ['06', [-101, 42.4, -96.3, 43.45]],
    ],
  },
  UT: { main: '26', boxes: [['30', [-111, 39.95, -109.3, 40.6]]] },
  WA: { main: '33' },
  WI: { main: '46' },
  WY: { main: '06', boxes: [['34', [-109.6, 42.7, -107.9, 43.6]]] },
}

const alaskaCodes = ['12', '13', '28', '44', '45']

export const surveyedStates: readonly string[] = ['AK', ...Object.keys(areas)]

/** The meridians that the invented survey of a state is tied to; none where there is no such survey. */
export function meridianCodesOf(state: string): string[] {
  if (state === 'AK') return alaskaCodes
  const area = areas[state]
  return area ? [area.main, ...(area.boxes ?? []).map(([code]) => code)] : []
}

/** Alaska's last islands lie beyond the 180th meridian, where nothing is laid out. */
export function meridianAreaAt(longitude: number, latitude: number): MeridianArea | null {
  const state = longitude > 0 ? null : stateAt(longitude, latitude)
  if (state === null) return null
  if (state === 'AK') return { state, code: nearestAlaskaCode(longitude, latitude) }
  const area = areas[state]
  if (!area) return null
  const box = area.boxes?.find(([, bounds]) => isWithinBounds(bounds, longitude, latitude))
  return { state, code: box?.[0] ?? area.main }
}

function nearestAlaskaCode(longitude: number, latitude: number): string {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const distances = alaskaCodes.map((code) => {
    const point = initialPoints.get(code)
    return point ? Math.hypot((longitude - point.longitude) * shrink, latitude - point.latitude) : Infinity
  })
  return alaskaCodes[distances.indexOf(Math.min(...distances))] ?? '13'
}
