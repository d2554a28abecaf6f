import type { Geometry } from 'geojson'
import { z } from 'zod'
import { areaOf, centerPointOf } from '@/lib/geography/geo'
import { section } from '@/lib/records/section/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { squareMetersToAcres } from '@/lib/units'
import { coverage, coverageOf } from './coverage'
import type { SurveyMatches } from './find-surveyed'
import { describeUnreadable, outlineGeometry } from './read-record'

const texts = defineSentences('federal-land-survey.outlines', {
  nothingOfThisDescription: 'Nothing of this description is published.',
  morePlacesFitThan: 'More places fit than the {count} given. Name the state or the meridian.',
  found: {
    one: 'One outline. Acres are computed by us from the outline; they are not the acres of record.',
    other: '{count} outlines. Acres are computed by us from the outline; they are not the acres of record.',
  },
})

const center = z.object({ latitude: z.number(), longitude: z.number() })

const part = z.object({
  label: z.string(),
  computedAcres: z.number(),
  center,
  geometry: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.array(z.number()))) }),
})

const properties = z.object({
  ...section.shape,
  computedAcres: z.number().nullable(),
  center: center.nullable(),
  part: part
    .nullable()
    .optional()
    .describe('The part you name, drawn by dividing the outline; null where we cannot draw it.'),
})

export const outlines = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({ type: z.literal('Feature'), id: z.string(), geometry: outlineGeometry, properties }),
  ),
  count: z.int().min(0),
  truncated: z.boolean(),
  coverage: coverage.nullable(),
  note: z.string(),
  caveats: z.array(z.string()),
})

export type SurveyOutlines = z.output<typeof outlines>

export function toOutlines(
  { matches, unreadable, truncated }: SurveyMatches,
  caveats: string[],
): SurveyOutlines {
  const features = matches.map(({ record, geometry: outline }) => ({
    type: 'Feature' as const,
    id: record.sectionId ?? record.plssid,
    geometry: outline as z.output<typeof outlineGeometry>,
    properties: { ...record, ...measure(outline) },
  }))
  return {
    type: 'FeatureCollection',
    features,
    count: features.length,
    truncated,
    coverage: coverageOf(matches.map(({ record }) => record)),
    note: noteFor(features.length, truncated),
    caveats: [...describeUnreadable(unreadable), ...caveats],
  }
}

/**
 * The source's own areas are Web Mercator square meters and far too large, so areas are computed from the
 * outline.
 */
function measure(outline: Geometry | null) {
  if (outline?.type !== 'Polygon' && outline?.type !== 'MultiPolygon')
    return { computedAcres: null, center: null }
  return {
    computedAcres: Number(squareMetersToAcres(areaOf(outline)).toFixed(2)),
    center: centerPointOf(outline),
  }
}

function noteFor(count: number, truncated: boolean): string {
  if (count === 0) return texts.nothingOfThisDescription
  if (truncated) return texts.morePlacesFitThan({ count })
  return texts.found({ count })
}
