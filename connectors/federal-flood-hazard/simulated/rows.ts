import type { Geometry, Polygon } from 'geojson'
import type { SimulatedLayerRow } from '@/lib/arcgis/simulated-layer'
import { bandOf, CELL_DEGREES, type StreamCell, streamIn } from '@/lib/sample-world/flood/streams'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { metersToFeet } from '@/lib/units'
import { crossing, type ReachKind, type StreamReach, widths } from './reaches'

const NOT_POPULATED = -9999

const blank = {
  STUDY_TYP: 'NP',
  ZONE_SUBTY: null,
  SFHA_TF: 'T',
  STATIC_BFE: NOT_POPULATED,
  V_DATUM: null,
  DEPTH: NOT_POPULATED,
  LEN_UNIT: null,
  VELOCITY: NOT_POPULATED,
  VEL_UNIT: null,
  DUAL_ZONE: null,
}

interface Zone extends Record<string, string | number | null> {
  FLD_ZONE: string
}

const x = (ZONE_SUBTY: string | null): Zone => ({ FLD_ZONE: 'X', ZONE_SUBTY, SFHA_TF: 'F' })
const rare = x('0.2 PCT ANNUAL CHANCE FLOOD HAZARD')
const minimal = x('AREA OF MINIMAL FLOOD HAZARD')

function zonesOf({ study, floodFeet, cell }: StreamReach): [Zone, Zone, Zone, Zone] {
  const still: Zone = { FLD_ZONE: 'AE', STATIC_BFE: floodFeet, ...datumOf(cell) }
  const plain: Zone = { FLD_ZONE: 'A' }
  const varying: Zone = { FLD_ZONE: 'AE', V_DATUM: isOneIn(3, 'datum alone', cell) ? 'NAVD88' : null }
  const all: Record<ReachKind, [Zone, Zone, Zone, Zone]> = {
    detailed: [
      { ...varying, ZONE_SUBTY: floodwayOf(cell) },
      { ...varying, ZONE_SUBTY: emptyOf(cell) },
      rare,
      minimal,
    ],
    approximate: [plain, plain, minimal, minimal],
    lake: [{ FLD_ZONE: 'OPEN WATER', SFHA_TF: 'F' }, still, rare, minimal],
    coast: [{ ...still, FLD_ZONE: 'VE' }, still, rare, minimal],
    shallow: [
      { FLD_ZONE: 'AO', DEPTH: 2, LEN_UNIT: 'Feet' },
      { FLD_ZONE: 'AO', DEPTH: 1, LEN_UNIT: 'Feet' },
      x('1 PCT DEPTH LESS THAN 1 FOOT'),
      minimal,
    ],
    ponding: [
      { ...still, FLD_ZONE: 'AH' },
      { ...still, FLD_ZONE: 'AH' },
      x('1 PCT FUTURE CONDITIONS'),
      minimal,
    ],
    levee: [
      { ...varying, ZONE_SUBTY: 'FLOODWAY' },
      x('AREA WITH REDUCED FLOOD RISK DUE TO LEVEE'),
      { ...rare, ZONE_SUBTY: '0.2PCT ANNUAL CHANCE FLOOD HAZARD' },
      minimal,
    ],
    undetermined: [plain, plain, { FLD_ZONE: 'D', SFHA_TF: 'F' }, { FLD_ZONE: 'D', SFHA_TF: 'F' }],
    protected: [{ FLD_ZONE: 'A99' }, { FLD_ZONE: 'A99' }, minimal, minimal],
    gap: [plain, plain, minimal, minimal],
  }
  return all[study]
}

const isOneIn = (count: number, oddity: string, { column, row }: StreamCell) =>
  hashOf(oddity, column, row) < 1 / count

const datumOf = (cell: StreamCell) => ({
  V_DATUM: isOneIn(6, 'old datum', cell) ? 'NGVD29' : 'NAVD88',
  LEN_UNIT: isOneIn(8, 'capitals', cell) ? 'FEET' : 'Feet',
})

const floodwayOf = ({ column, row }: StreamCell) =>
  pickBy(hashOf('floodway', column, row), [
    'FLOODWAY',
    'FLOODWAY',
    'ADMINISTRATIVE FLOODWAY',
    '1 PCT FUTURE CONDITIONS, FLOODWAY',
  ])

const emptyOf = ({ column, row }: StreamCell) =>
  pickBy(hashOf('no subtype', column, row), [null, '', ' ', '<Null>'])

export function* zoneRows(reach: StreamReach): Generator<SimulatedLayerRow> {
  if (reach.study === 'gap') return
  const { channel, flood, rare: far } = widths
  const [inside, beside, beyond, outside] = zonesOf(reach)
  const bands: [Zone, number | 'edge', number | 'edge'][] = [
    [inside, -channel, channel],
    [beside, channel, flood],
    [beside, -flood, -channel],
    [beyond, flood, far],
    [beyond, -far, -flood],
    [outside, far, 'edge'],
    [outside, 'edge', -far],
  ]
  for (const [index, [zone, from, to]] of bands.entries())
    yield zoneRow(reach, index, zone, bandOf(reach.cell, from, to))
  if (isOneIn(40, 'county line', reach.cell)) yield neighborRow(reach)
}

const neighborRow = (reach: StreamReach): SimulatedLayerRow =>
  zoneRow(
    { ...reach, mapId: `${reach.mapId.slice(0, 2)}0087` },
    7,
    rare,
    bandOf(reach.cell, widths.channel, widths.flood),
  )

function zoneRow(
  { cell, mapId }: StreamReach,
  index: number,
  zone: Zone,
  geometry: Polygon,
): SimulatedLayerRow {
  const id = idOf(cell, index)
  const isUnmarked = zone.FLD_ZONE === 'X' && isOneIn(400, 'unmarked', cell)
  const isContradictory = zone.FLD_ZONE === 'X' && isOneIn(300, 'contradictory', cell)
  return {
    attributes: {
      OBJECTID: id,
      DFIRM_ID: mapId,
      FLD_AR_ID: isOneIn(5, 'bare number', cell) ? String(id % 1000) : `${mapId}_${id % 100_000}`,
      ...blank,
      ...zone,
      ...(isUnmarked ? { SFHA_TF: 'U' } : {}),
      ...(isContradictory ? { SFHA_TF: 'T' } : {}),
      SOURCE_CIT: `${mapId}_FIRM1`,
    },
    geometry,
  }
}

const idOf = ({ column, row }: StreamCell, index: number) =>
  ((row + 1_000) * 20_000 + (column + 10_000)) * 8 + index

export function* elevationRows({ cell, study, mapId }: StreamReach): Generator<SimulatedLayerRow> {
  if (study !== 'detailed' && study !== 'levee') return
  for (const [index, corner] of streamIn(cell).slice(0, -1).entries()) {
    const [longitude = 0, latitude = 0] = corner
    yield {
      attributes: {
        OBJECTID: idOf(cell, index),
        DFIRM_ID: mapId,
        VERSION_ID: '1.1.1.0',
        BFE_LN_ID: `${mapId}_${idOf(cell, index) % 100_000}`,
        ELEV: Math.ceil(metersToFeet(Math.max(...crossing(corner)))) + 2,
        LEN_UNIT: 'Feet',
        V_DATUM: isOneIn(30, 'no datum', cell) ? null : 'NAVD88',
        SOURCE_CIT: `${mapId}_STUDY1`,
      },
      geometry: {
        type: 'LineString',
        coordinates: [
          [longitude, latitude - widths.flood],
          [longitude, latitude + widths.flood],
        ],
      },
    }
  }
}

const SHEET = 2

export const sheetOf = ({ column, row }: StreamCell): StreamCell => ({
  column: Math.floor(column / SHEET),
  row: Math.floor(row / SHEET),
})

const DAY_MS = 86_400_000
/** 9999-09-09 in milliseconds. The source writes it for a missing date. */
const NEVER = 253_392_451_200_000

export function panelRow({ mapId }: StreamReach, sheet: StreamCell): SimulatedLayerRow {
  const share = hashOf('panel', sheet.column, sheet.row)
  const number = String((sheet.row % 100) * 100 + (((sheet.column % 100) + 100) % 100)).padStart(4, '0')
  const suffix = pickBy(share, ['F', 'G', 'H', 'J', 'K', 'L'])
  const isBlank = hashOf('not printed', sheet.column, sheet.row) < 0.08
  return {
    attributes: {
      OBJECTID: idOf(sheet, 0),
      DFIRM_ID: mapId,
      VERSION_ID: '1.1.1.0',
      FIRM_ID: `${mapId}_${number}`,
      PANEL: number,
      SUFFIX: suffix,
      FIRM_PAN: `${mapId}${number}${suffix}`,
      PANEL_TYP: isBlank ? 'Countywide, Not Printed' : 'Countywide, Panel Printed',
      PRE_DATE: share < 0.7 ? NEVER : Date.UTC(1998, 5, 16),
      EFF_DATE: effectiveOf(sheet),
      SCALE: pickBy(share, ['6000', '12000', '24000']),
      PNP_REASON: isBlank ? 'NO SPECIAL FLOOD HAZARD AREAS' : null,
    },
    geometry: boxOf(sheet, SHEET),
  }
}

const effectiveOf = ({ column, row }: StreamCell) =>
  Date.UTC(2004, 0, 1) + Math.floor(hashOf('effective', column, row) * 7_000) * DAY_MS

export function revisionRow({ mapId }: StreamReach, sheet: StreamCell): SimulatedLayerRow | undefined {
  const share = hashOf('letter', sheet.column, sheet.row)
  if (share > 1 / 8) return undefined
  const cell = { column: sheet.column * SHEET + 1, row: sheet.row * SHEET }
  return {
    attributes: {
      OBJECTID: idOf(sheet, 1),
      DFIRM_ID: mapId,
      LOMR_ID: `${mapId}_L${idOf(sheet, 1) % 1000}`,
      CASE_NO: `24-06-${String(Math.floor(share * 79_999)).padStart(4, '0')}P`,
      EFF_DATE: effectiveOf(sheet) + 900 * DAY_MS,
      STATUS: 'Effective',
      SCALE: null,
    },
    geometry: boxOf(cell, 1),
  }
}

export const availabilityRow = ({ cell, mapId }: StreamReach): SimulatedLayerRow => ({
  attributes: { OBJECTID: idOf(cell, 0), STUDY_ID: mapId },
  geometry: boxOf(cell, 1),
})

const outcomes = [
  ['Structure Removed', 'Determination'],
  ['Property Removed', 'Determination'],
  [' Denied ', 'Determination'],
  ['Structure Denied and in Floodway', 'Determination'],
  ['Portion Removed by the Sample Office', 'Determination'],
] as const

export function* letterRows(reach: StreamReach): Generator<SimulatedLayerRow> {
  const { cell } = reach
  if (!isOneIn(3, 'letters', cell)) return
  for (const [index, corner] of streamIn(cell).slice(0, 3).entries()) {
    const share = (what: string) => hashOf('letter', what, cell.column, cell.row, index)
    const [longitude = 0, latitude = 0] = corner
    const LAT = Number((latitude + (share('up') - 0.5) * 0.003).toFixed(5))
    const LON = Number((longitude + (share('over') - 0.5) * 0.003).toFixed(5))
    const [OUTCOME, DETERMINATIONTYPE] = pickBy(share('outcome'), outcomes)
    yield {
      attributes: {
        OBJECTID: idOf(cell, index),
        CASENUMBER: `${String(4 + Math.floor(share('year') * 20)).padStart(2, '0')}-04-${String(Math.floor(share('number') * 9_999)).padStart(4, '0')}A`,
        STATUS: 'Completed',
        PROJECTNAME: 'ROE RESIDENCE -- 12 SAMPLE ST',
        PROJECTCATEGORY: 'LOMA',
        DATEENDED: Date.UTC(2004, 0, 1) + Math.floor(share('day') * 7_000) * DAY_MS,
        DATEENDEDSTR: null,
        CID: communityRow(reach).attributes.CID ?? null,
        COMMUNITYNAME: 'SAMPLE',
        DETERMINATIONTYPE,
        LAT,
        LON,
        PDFHYPERLINKID: '1',
        REVAL_STAT: pickBy(share('standing'), [
          null,
          ' ',
          'Superseded',
          'INCORPORATED',
          'reevaluation needed',
        ]),
        LOTTYPE: share('lots') < 0.1 ? 'Multi-lot' : 'Single',
        OUTCOME,
      },
      geometry: { type: 'Point', coordinates: [LON, LAT] },
    }
  }
}

export const hasPendingMap = ({ cell }: StreamReach): boolean =>
  hashOf('pending map', Math.floor(cell.column / 10), Math.floor(cell.row / 10)) < 0.4

const LOUISIANA = '22'

export function communityRow({ cell, mapId, county }: StreamReach): SimulatedLayerRow {
  const share = hashOf('community', Math.floor(cell.column / 3), Math.floor(cell.row / 3))
  const isCity = share < 1 / 7
  const number = isCity ? `${mapId.slice(2, 5)}0` : `9${mapId.slice(2, 5)}`
  return {
    attributes: {
      OBJECTID: idOf(cell, 0),
      DFIRM_ID: mapId,
      POL_NAME1: isCity
        ? `City of ${county} Falls`
        : `${county} ${mapId.startsWith(LOUISIANA) ? 'Parish' : 'County'}`,
      ST_FIPS: mapId.slice(0, 2),
      CO_FIPS: mapId.slice(2, 5),
      CID: `${mapId.slice(0, 2)}${number}`,
      COMM_NO: number,
      ANI_TF: isOneIn(60, 'left out', cell) ? 'T' : 'F',
    },
    geometry: boxOf(cell, 1),
  }
}

function boxOf({ column, row }: StreamCell, size: number): Geometry {
  const side = CELL_DEGREES * size
  const [west, south] = [column * side, row * side]
  const ring = [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
