import { hashOf, hashOfCell } from '../hash'
import type { SurveyCell, SurveyWindow } from './lines'

export interface SampleTownshipExtent {
  fraction: '0' | '2'
  duplicate: '0' | '1' | 'A'
  window: SurveyWindow
}

export type SurveyStatus = 'sections' | 'unsurveyed' | 'unprotracted' | 'grant'

const whole: SampleTownshipExtent = {
  fraction: '0',
  duplicate: '0',
  window: { west: 0, south: 0, east: 24, north: 24 },
}

const statesWithGrants = ['CA', 'NM', 'LA']

/** The half that is farther from the base line has the fraction: township 3½ lies beyond township 3. */
export function piecesOf(cell: SurveyCell): [SampleTownshipExtent, ...SampleTownshipExtent[]] {
  if (isOneIn(90, 'half', cell)) {
    const south = { ...whole, window: { ...whole.window, north: 12 } }
    const north = { ...whole, window: { ...whole.window, south: 12 } }
    return cell.row >= 0 ? [south, { ...north, fraction: '2' }] : [north, { ...south, fraction: '2' }]
  }
  if (isOneIn(110, 'duplicate', cell)) {
    const duplicate = isOneIn(2, 'letter', cell) ? 'A' : '1'
    const west = { ...whole, window: { ...whole.window, east: 12 } }
    return [west, { ...whole, duplicate, window: { ...whole.window, west: 12 } }]
  }
  return [whole]
}

/** In some townships the last section was divided, and its second part has a number above 36. */
export function hasSectionBeyond36(cell: SurveyCell): boolean {
  return piecesOf(cell).length === 1 && isOneIn(60, 'beyond', cell)
}

/**
 * Land that was granted before the survey has no townships. Much of Alaska has townships without sections.
 */
export function surveyOf(state: string, { code, row, column }: SurveyCell): SurveyStatus {
  if (statesWithGrants.includes(state))
    return isOneIn(25, 'grant', { code, row, column }) ? 'grant' : 'sections'
  if (state !== 'AK') return 'sections'
  const share = hashOfCell(Math.floor(column / 3), Math.floor(row / 3), Number(code))
  if (share < 0.35) return 'unsurveyed'
  return share < 0.5 ? 'unprotracted' : 'sections'
}

export function isUndivided(firstDivisionId: string): boolean {
  return hashOf('undivided', firstDivisionId) < 0.04
}

function isOneIn(count: number, oddity: string, { code, row, column }: SurveyCell): boolean {
  return hashOf(oddity, code, row, column) < 1 / count
}
