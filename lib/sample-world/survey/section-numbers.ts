import { type SurveyCell, type SurveyWindow, unitsPerSection } from './lines'
import { hasSectionBeyond36, type SampleTownshipExtent } from './oddities'

interface NumberedWindow {
  number: string
  window: SurveyWindow
}

/**
 * Section 1 is in the northeast corner. Numbers run west, then east in the next row, and so on down the
 * township.
 */
const wholeTownship: NumberedWindow[] = Array.from({ length: 36 }, (_, index) => {
  const fromNorth = Math.floor(index / 6)
  const step = index % 6
  const fromWest = fromNorth % 2 === 0 ? 5 - step : step
  return { number: twoDigits(index + 1), window: squareAt(fromWest, 5 - fromNorth) }
})

export function numberedWindows(cell: SurveyCell, { window }: SampleTownshipExtent): NumberedWindow[] {
  if (hasSectionBeyond36(cell)) return splitLast(louisiana.includes(cell.code) ? 106 : 37)
  if (window.east - window.west === 24 && window.north - window.south === 24) return wholeTownship
  return wholeTownship.filter((section) => lies(section.window, window))
}

const louisiana = ['18', '24']

function splitLast(number: number): NumberedWindow[] {
  const last = wholeTownship.at(-1)
  if (!last) return wholeTownship
  const middle = (last.window.west + last.window.east) / 2
  return [
    ...wholeTownship.slice(0, -1),
    { number: last.number, window: { ...last.window, east: middle } },
    { number: twoDigits(number), window: { ...last.window, west: middle } },
  ]
}

function squareAt(column: number, row: number): SurveyWindow {
  const west = column * unitsPerSection
  const south = row * unitsPerSection
  return { west, south, east: west + unitsPerSection, north: south + unitsPerSection }
}

function lies(inner: SurveyWindow, outer: SurveyWindow): boolean {
  return (
    inner.west >= outer.west &&
    inner.east <= outer.east &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
