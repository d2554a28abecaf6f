import type { Geometry, Polygon } from 'geojson'
import { areaOf, centerPointOf } from '../geography/geo'
import { squareMetersToAcres } from '../units'
import { divideSection } from './divide-section'

export interface SectionPart {
  label: string
  geometry: Polygon
  center: { latitude: number; longitude: number }
  computedAcres: number
}

export function cutPart(outline: unknown, part: readonly string[]): SectionPart | undefined {
  const geometry = outline ? divideSection(outline as Geometry, part) : undefined
  if (!geometry) return undefined
  return {
    label: part.join(''),
    geometry,
    center: centerPointOf(geometry),
    computedAcres: Number(squareMetersToAcres(areaOf(geometry)).toFixed(2)),
  }
}

const STEP = /^(?:[NS][EW]|[NSEW]2)$/
/** Four divisions into quarters reduce a section of 640 acres to 2.5 acres. */
const MOST_STEPS = 4

export function parsePart(text: string): string[] | undefined {
  const steps =
    text
      .replace(/\s/g, '')
      .toUpperCase()
      .match(/.{1,2}/g) ?? []
  const isPart = steps.length > 0 && steps.length <= MOST_STEPS && steps.every((step) => STEP.test(step))
  return isPart ? steps : undefined
}
