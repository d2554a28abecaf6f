import { metresPerDegree } from '../meters-per-degree'
import type { SampleSection } from './grid'
import { centreOf, cornerOf, type SurveyWindow } from './lines'
import { isUndivided } from './oddities'

export interface SampleSectionPart {
  secondDivisionId: string
  aliquot: string
  quarter: string
  lot: number | null
  window: SurveyWindow
  acres: number
}

const squareMetresPerAcre = 4046.8564224

/**
 * Surveyors put the errors of a township into the sections along its north and west sides, so only these have
 * lots.
 */
const northTier = ['01', '02', '03', '04', '05', '06']
const westTier = ['06', '07', '18', '19', '30', '31']

export function partsOf(section: SampleSection): SampleSectionPart[] {
  if (section.type !== 'SN' || isUndivided(section.firstDivisionId)) return []
  return Array.from({ length: 16 }, (_, index) => partAt(section, index % 4, Math.floor(index / 4)))
}

function partAt(section: SampleSection, fromWest: number, fromNorth: number): SampleSectionPart {
  const quarter = cornerName(fromWest >= 2, fromNorth >= 2)
  const aliquot = cornerName(fromWest % 2 === 1, fromNorth % 2 === 1) + quarter
  const lot = lotOf(section.number, fromWest, fromNorth)
  const window = windowAt(section.window, fromWest, fromNorth)
  return {
    secondDivisionId: `${section.firstDivisionId}${lot === null ? `A${aliquot}` : `L${lot}`}`,
    aliquot,
    quarter,
    lot,
    window,
    acres: acresOf(section, window),
  }
}

/** Lots are numbered from the east along the north side, then down the west side. */
function lotOf(number: string, fromWest: number, fromNorth: number): number | null {
  const isNorth = northTier.includes(number)
  if (isNorth && fromNorth === 0) return 4 - fromWest
  if (westTier.includes(number) && fromWest === 0) return isNorth ? 4 + fromNorth : fromNorth + 1
  return null
}

function windowAt(
  { west, south, east, north }: SurveyWindow,
  fromWest: number,
  fromNorth: number,
): SurveyWindow {
  const width = (east - west) / 4
  const height = (north - south) / 4
  return {
    west: west + fromWest * width,
    south: north - (fromNorth + 1) * height,
    east: west + (fromWest + 1) * width,
    north: north - fromNorth * height,
  }
}

function acresOf({ township: { cell } }: SampleSection, window: SurveyWindow): number {
  const [west = 0, south = 0] = cornerOf(cell, window.west, window.south)
  const [east = 0, north = 0] = cornerOf(cell, window.east, window.north)
  const meters = metresPerDegree(centreOf(cell, window)[1])
  return ((east - west) * meters.east * (north - south) * meters.north) / squareMetresPerAcre
}

function cornerName(isEast: boolean, isSouth: boolean): string {
  return `${isSouth ? 'S' : 'N'}${isEast ? 'E' : 'W'}`
}
