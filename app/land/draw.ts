import type { Geometry } from 'geojson'
import type { MapFeature, MapFeatures, MapRole } from '@/components/map/map-props'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { LngLat } from '@/lib/geography/types'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import type { SectionPart } from '@/lib/survey/section-part'

export const texts = { divided: 'drawn by dividing the section’s outline; not surveyed' }

type Outline = SurveyOutlines['features'][number]

export function drawAnswer(outlines: Outline[], point?: LngLat): MapFeatures {
  const areas = outlines.flatMap((outline) => toFeature(outline, 'result', outline.properties.label))
  return toCollection(point ? [...areas, pin('asked', 'The point you chose', 'place', point)] : areas)
}

export function drawPart(outline: Outline, { geometry }: SectionPart, steps: readonly string[]): MapFeatures {
  const name = `${formatAliquots(steps)} of ${shortName(outline)}: ${texts.divided}`
  return toCollection([
    ...toFeature(outline, 'context', shortName(outline)),
    { type: 'Feature', id: 'part', properties: { name, role: 'result' }, geometry },
  ])
}

export function drawSections(outlines: Outline[]): MapFeatures {
  return toCollection(outlines.flatMap((outline) => toFeature(outline, 'choice', shortName(outline))))
}

/** Distant places are drawn as points, because their outlines would be too small. */
export function drawLocator(outlines: Outline[]): MapFeatures {
  return toCollection(
    outlines.flatMap(({ id, properties: { center, meridian, state } }) =>
      center ? [pin(id, `${meridian.name}, ${state}`, 'choice', center)] : [],
    ),
  )
}

export function shortName({ properties }: Pick<Outline, 'properties'>): string {
  return properties.label.split(',')[0] ?? properties.label
}

function toFeature({ id, geometry }: Outline, role: MapRole, name: string): MapFeature[] {
  return geometry === null
    ? []
    : [{ type: 'Feature', id, properties: { name, role }, geometry: geometry as Geometry }]
}

function pin(
  id: string,
  name: string,
  role: 'choice' | 'place',
  { latitude, longitude }: LngLat,
): MapFeature {
  return {
    type: 'Feature',
    id,
    properties: { name, role },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }
}

const toCollection = (features: MapFeature[]): MapFeatures => ({ type: 'FeatureCollection', features })
