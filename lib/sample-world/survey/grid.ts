import type { Polygon, Position } from 'geojson'
import { stateBounds } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { cellOf, numbersOf, readPlssId, type TownshipNumbers, writePlssId } from './identifiers'
import {
  cellAt,
  centreOf,
  cornerOf,
  rectangleOf,
  type SurveyCell,
  type SurveyWindow,
  unitsPerSection,
  unitsPerTownship,
} from './lines'
import { meridianAreaAt, meridianCodesOf, surveyedStates } from './meridian-areas'
import { piecesOf, type SampleTownshipExtent, surveyOf } from './oddities'
import { numberedWindows } from './section-numbers'

export interface SampleTownship {
  plssId: string
  numbers: TownshipNumbers
  cell: SurveyCell
  piece: SampleTownshipExtent
}

export interface SampleSection {
  firstDivisionId: string
  /** SN is a section. UN is a whole township that was never divided. */
  type: 'SN' | 'UN'
  number: string
  township: SampleTownship
  window: SurveyWindow
}

export function townshipAt(longitude: number, latitude: number): SampleTownship | null {
  return coveredAt(longitude, latitude)?.township ?? null
}

export function sectionAt(longitude: number, latitude: number): SampleSection | null {
  const covered = coveredAt(longitude, latitude)
  if (!covered) return null
  const { township, x, y } = covered
  return sectionsOf(township).find(({ window }) => holds(window, x, y)) ?? null
}

export function* townshipsIn(bounds: Bounds): Generator<SampleTownship> {
  for (const state of surveyedStates) {
    const shared = overlapOf(bounds, stateBounds(state))
    if (!shared) continue
    for (const code of meridianCodesOf(state)) yield* townshipsOfMeridian(state, code, shared)
  }
}

export function townshipByIdentifier(plssId: string): SampleTownship | null {
  const numbers = readPlssId(plssId)
  if (!numbers || !meridianCodesOf(numbers.state).includes(numbers.meridian)) return null
  return (
    townshipsOfCell(numbers.state, cellOf(numbers)).find((township) => township.plssId === plssId) ?? null
  )
}

export function sectionByIdentifier(firstDivisionId: string): SampleSection | null {
  const township = townshipByIdentifier(firstDivisionId.slice(0, 15))
  if (!township) return null
  return sectionsOf(township).find((section) => section.firstDivisionId === firstDivisionId) ?? null
}

export function sectionsOf(township: SampleTownship): SampleSection[] {
  const { cell, piece, numbers, plssId } = township
  const survey = surveyOf(numbers.state, cell)
  if (survey === 'unsurveyed') return []
  if (survey === 'unprotracted') {
    return [{ firstDivisionId: `${plssId}UN000`, type: 'UN', number: '00', township, window: piece.window }]
  }
  return numberedWindows(cell, piece)
    .filter(({ window }) => isInState(numbers.state, cell, window))
    .map(({ number, window }) => ({
      firstDivisionId: `${plssId}SN${number}${numbers.state === 'WI' ? '' : '0'}`,
      type: 'SN',
      number,
      township,
      window,
    }))
}

export function sectionPolygon({ township, window, type }: SampleSection): Polygon {
  return type === 'UN' ? townshipPolygon(township) : rectangleOf(township.cell, window)
}

/** At a state line, the outline follows the edges of the sections in steps. */
export function townshipPolygon({ cell, piece, numbers }: SampleTownship): Polygon {
  const windows = numberedWindows(cell, piece).map(({ window }) => window)
  return outlineOf(
    cell,
    windows.filter((window) => isInState(numbers.state, cell, window)),
  )
}

interface Span {
  south: number
  west: number
  east: number
}

function outlineOf(cell: SurveyCell, windows: SurveyWindow[]): Polygon {
  const spans = spansOf(windows)
  const up = spans.flatMap(({ south, east }) => [
    [east, south],
    [east, south + unitsPerSection],
  ])
  const down = spans.toReversed().flatMap(({ south, west }) => [
    [west, south + unitsPerSection],
    [west, south],
  ])
  const corners = withoutStraight([...up, ...down])
  const ring = corners.map(([x = 0, y = 0]) => cornerOf(cell, x, y))
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

function spansOf(windows: SurveyWindow[]): Span[] {
  const spans: Span[] = []
  const last = Math.max(...windows.map((window) => window.south))
  const first = Math.min(...windows.map((window) => window.south))
  for (let south = first; south <= last; south += unitsPerSection) {
    const row = windows.filter((window) => window.south === south)
    const below = spans.at(-1) ?? { west: 0, east: unitsPerTownship }
    const west = row.length > 0 ? Math.min(...row.map((window) => window.west)) : below.west
    const east = row.length > 0 ? Math.max(...row.map((window) => window.east)) : below.east
    spans.push({ south, west, east })
  }
  return spans
}

function withoutStraight(corners: Position[]): Position[] {
  return corners.filter(([x], index) => {
    const [before] = corners.at(index - 1) ?? []
    const [after] = corners[(index + 1) % corners.length] ?? []
    return x !== before || x !== after
  })
}

function coveredAt(longitude: number, latitude: number) {
  const area = meridianAreaAt(longitude, latitude)
  const cell = area && cellAt(area.code, longitude, latitude)
  if (!cell || surveyOf(area.state, cell) === 'grant') return null
  for (const piece of piecesOf(cell)) {
    const match = numberedWindows(cell, piece).find(({ window }) => holds(window, cell.x, cell.y))
    if (match && isInState(area.state, cell, match.window)) {
      return { township: townshipOf(area.state, cell, piece), x: cell.x, y: cell.y }
    }
  }
  return null
}

function* townshipsOfMeridian(state: string, code: string, bounds: Bounds): Generator<SampleTownship> {
  const [west, south, east, north] = bounds
  const lastRow = cellAt(code, west, north)?.row ?? -Infinity
  for (let row = cellAt(code, west, south)?.row ?? 0; row <= lastRow; row += 1) {
    const [, middle] = centreOf({ code, row, column: 0 }, { west: 0, south: 0, east: 24, north: 24 })
    const lastColumn = cellAt(code, east, middle)?.column ?? -Infinity
    for (let column = cellAt(code, west, middle)?.column ?? 0; column <= lastColumn; column += 1) {
      yield* townshipsOfCell(state, { code, row, column })
    }
  }
}

function townshipsOfCell(state: string, cell: SurveyCell): SampleTownship[] {
  if (surveyOf(state, cell) === 'grant') return []
  return piecesOf(cell)
    .filter((piece) => numberedWindows(cell, piece).some(({ window }) => isInState(state, cell, window)))
    .map((piece) => townshipOf(state, cell, piece))
}

function townshipOf(
  state: string,
  { code, row, column }: SurveyCell,
  piece: SampleTownshipExtent,
): SampleTownship {
  const cell = { code, row, column }
  const numbers = numbersOf(state, cell, piece)
  return { plssId: writePlssId(numbers), numbers, cell, piece }
}

/**
 * A section belongs to the state that contains its center, so that two states never publish the same section.
 */
function isInState(state: string, cell: SurveyCell, window: SurveyWindow): boolean {
  const area = meridianAreaAt(...centreOf(cell, window))
  return area?.state === state && area.code === cell.code
}

function holds({ west, south, east, north }: SurveyWindow, x: number, y: number): boolean {
  return x >= west && x < east && y >= south && y < north
}

function overlapOf(bounds: Bounds, other: Bounds | null): Bounds | null {
  if (!other) return null
  const west = Math.max(bounds[0], other[0])
  const south = Math.max(bounds[1], other[1])
  const east = Math.min(bounds[2], other[2])
  const north = Math.min(bounds[3], other[3])
  return west <= east && south <= north ? [west, south, east, north] : null
}
