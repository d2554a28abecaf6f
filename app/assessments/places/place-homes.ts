import type { ChartDrawing } from '@/components/charts/drawing'
import { formatList } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { cellName, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { describeDirection, drawPlaces, type HomePin } from './draw-places'

export interface HomePositions {
  home: LngLat
  known: Readonly<Record<string, readonly [latitude: number, longitude: number]>>
  source: string
}

interface PlacedHomes {
  map?: { drawing: ChartDrawing; alt: string }
  notes: string[]
}

const texts = defineTexts('find.place-homes', {
  title: 'Where these homes are',
  way: (row: number, way: string) => `home ${row}: ${way}`,
  alt: (ways: readonly string[]) => `Map, north up. From the home of this appeal, ${ways.join('; ')}.`,
  legend: (source: string) =>
    `The diamond is the home of this appeal, the numbers are the rows of similar homes. North is up. Distances are straight lines. Positions: ${source}.`,
  ways: (ways: readonly string[]) => `From the home of this appeal, ${ways.join('; ')}.`,
  missing: (rows: readonly string[]) =>
    rows.length === 1
      ? `Home ${rows[0]} has no position in the roll, so the map does not show it.`
      : `Homes ${formatList(rows)} have no position in the roll, so the map does not show them.`,
})

export const placesTitle = () => texts.title

/** A parcel number occurs with and without dashes. */
export const placeKey = (parcel: string): string => parcel.toUpperCase().replace(/[^A-Z0-9]/g, '')

export function placeHomes(
  { home, known: points, source }: HomePositions,
  recall: (entry: string) => string,
): PlacedHomes | undefined {
  const cell = (row: number, column: string) => recall(cellName('similar', row, column))
  const filled = rowsOf(SIMILAR_HOMES).filter((row) => cell(row, 'address') || cell(row, 'parcel'))
  if (filled.length === 0) return undefined
  const pins = filled.flatMap((row): HomePin[] => {
    const [latitude, longitude] = points[placeKey(cell(row, 'parcel'))] ?? []
    return latitude === undefined || longitude === undefined ? [] : [{ row, latitude, longitude }]
  })
  const missing = filled.filter((row) => !pins.some((pin) => pin.row === row)).map(String)
  const unplaced = missing.length > 0 ? [texts.missing(missing)] : []
  if (pins.length === 0) return { notes: unplaced }
  const ways = pins.map((pin) => texts.way(pin.row, describeDirection(home, pin)))
  return {
    map: { drawing: drawPlaces(home, pins), alt: texts.alt(ways) },
    notes: [texts.legend(source), texts.ways(ways), ...unplaced],
  }
}
