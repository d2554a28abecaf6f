import type { Geometry, Polygon } from 'geojson'
import { areaOf, centerOf } from '../geography/geo'
import { squareMetersToAcres } from '../units'
import { divideSection } from './divide-section'

export interface SectionPart {
  /** As the survey writes it: NESW is the northeast quarter of the southwest quarter. */
  label: string
  geometry: Polygon
  /** A point inside the part. */
  center: { latitude: number; longitude: number }
  computedAcres: number
}

/** Returns undefined where the outline has not four sides, or no part is named. */
export function cutPart(outline: unknown, part: readonly string[]): SectionPart | undefined {
  const geometry = outline ? divideSection(outline as Geometry, part) : undefined
  if (!geometry) return undefined
  const [longitude = 0, latitude = 0] = centerOf(geometry)
  return {
    label: part.join(''),
    geometry,
    center: { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) },
    computedAcres: Number(squareMetersToAcres(areaOf(geometry)).toFixed(2)),
  }
}

const STEP = /^(?:[NS][EW]|[NSEW]2)$/
/** A quarter of a quarter of a quarter of a quarter has two and a half acres. */
const MOST_STEPS = 4

/** "NESW" or "NE SW" as steps, the smallest first; undefined for other texts. */
export function parsePart(text: string): string[] | undefined {
  const steps =
    text
      .replace(/\s/g, '')
      .toUpperCase()
      .match(/.{1,2}/g) ?? []
  const isPart = steps.length > 0 && steps.length <= MOST_STEPS && steps.every((step) => STEP.test(step))
  return isPart ? steps : undefined
}
