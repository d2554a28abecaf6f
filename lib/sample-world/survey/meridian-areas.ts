import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateAt } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'

interface MeridianArea {
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

/** Crossings of the principal meridians and their base lines, by the land survey's code: degrees, minutes, seconds. */
const published: Record<string, [latitude: string, longitude: string]> = {
  '01': ['40 59 22', '84 48 11'],
  '02': ['38 28 14', '86 27 21'],
  '03': ['38 28 27', '89 08 54'],
  '04': ['40 00 50', '90 27 11'],
  '05': ['34 38 45', '91 03 07'],
  '06': ['40 00 07', '97 22 08'],
  '07': ['43 59 44', '104 03 16'],
  '08': ['43 22 21', '116 23 35'],
  '09': ['35 01 58', '89 14 47'],
  '10': ['31 52 32', '90 14 41'],
  '11': ['36 30 05', '103 00 07'],
  '12': ['61 49 04', '145 18 37'],
  '13': ['64 51 50', '147 38 26'],
  '14': ['33 22 38', '112 18 19'],
  '15': ['40 25 02', '124 07 10'],
  '16': ['34 59 27', '86 34 16'],
  '17': ['34 29 32', '97 14 49'],
  '18': ['31 00 31', '92 24 55'],
  '19': ['42 25 28', '84 21 53'],
  '20': ['45 47 13', '111 39 33'],
  '21': ['37 52 54', '121 54 47'],
  '22': ['35 44 56', '108 31 59'],
  '23': ['34 15 35', '106 53 12'],
  '24': ['30 59 56', '91 09 36'],
  '25': ['30 59 51', '88 01 20'],
  '26': ['40 46 11', '111 53 27'],
  '27': ['34 07 13', '116 55 48'],
  '28': ['60 07 37', '149 21 26'],
  '29': ['30 26 03', '84 16 38'],
  '30': ['40 25 59', '109 56 06'],
  '31': ['39 06 23', '108 31 59'],
  '32': ['30 59 56', '91 09 36'],
  '33': ['45 31 11', '122 44 34'],
  '34': ['43 00 41', '108 48 49'],
  '44': ['65 26 16', '158 45 31'],
  '45': ['69 23 30', '152 00 05'],
  '46': ['42 30 27', '90 25 37'],
}

interface InitialPoint {
  code: string
  longitude: number
  latitude: number
}

export const initialPoints: ReadonlyMap<string, InitialPoint> = new Map(
  Object.entries(published).map(([code, [latitude, longitude]]) => [
    code,
    { code, latitude: degreesOf(latitude), longitude: -degreesOf(longitude) },
  ]),
)

function degreesOf(text: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number)
  return degrees + minutes / 60 + seconds / 3600
}
