import type { SurveyCell } from './lines'
import type { SampleTownshipExtent } from './oddities'

export interface TownshipNumbers {
  state: string
  meridian: string
  township: string
  townshipFraction: string
  townshipDirection: 'N' | 'S'
  range: string
  rangeFraction: string
  rangeDirection: 'E' | 'W'
  duplicate: string
}

const identifier =
  /^(?<state>[A-Z]{2})(?<meridian>\d{2})(?<township>\d{3})(?<townshipFraction>\d)(?<townshipDirection>[NS])(?<range>\d{3})(?<rangeFraction>\d)(?<rangeDirection>[EW])(?<duplicate>[0-9A-Z])$/

export function numbersOf(state: string, cell: SurveyCell, piece: SampleTownshipExtent): TownshipNumbers {
  return {
    state,
    meridian: cell.code,
    township: numberOf(cell.row),
    townshipFraction: piece.fraction,
    townshipDirection: cell.row >= 0 ? 'N' : 'S',
    range: numberOf(cell.column),
    rangeFraction: '0',
    rangeDirection: cell.column >= 0 ? 'E' : 'W',
    duplicate: piece.duplicate,
  }
}

export function writePlssId(numbers: TownshipNumbers): string {
  const { state, meridian, township, townshipFraction, townshipDirection } = numbers
  const { range, rangeFraction, rangeDirection, duplicate } = numbers
  return `${state}${meridian}${township}${townshipFraction}${townshipDirection}${range}${rangeFraction}${rangeDirection}${duplicate}`
}

export function readPlssId(plssId: string): TownshipNumbers | null {
  const groups = identifier.exec(plssId)?.groups
  return groups ? (groups as unknown as TownshipNumbers) : null
}

export function cellOf(numbers: TownshipNumbers): SurveyCell {
  return {
    code: numbers.meridian,
    row: indexOf(numbers.township, numbers.townshipDirection === 'N'),
    column: indexOf(numbers.range, numbers.rangeDirection === 'E'),
  }
}

/** The townships on both sides of the initial point are numbered 1. A township 0 does not exist. */
function numberOf(index: number): string {
  return String(index >= 0 ? index + 1 : -index).padStart(3, '0')
}

function indexOf(number: string, isForward: boolean): number {
  return isForward ? Number(number) - 1 : -Number(number)
}
