import type { Geometry } from 'geojson'
import type { MapFeature, MapFeatureRole, MapFeatures } from '@/components/map/map-props'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { nameDivision } from '@/lib/records/section/describe'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import type { SectionPart } from '@/lib/survey/section-part'

const texts = defineTexts('land.draw', {
  place: 'The point you chose',
  part: (part: string, section: string) =>
    `${part} of ${section}: drawn by dividing the section’s outline; not surveyed`,
})

type Outline = SurveyOutlines['features'][number]

export function drawAnswer(outlines: Outline[], point?: LngLat): MapFeatures {
  const areas = outlines.flatMap((outline) => toFeature(outline, 'result', outline.properties.label))
  return toCollection(point ? [...areas, pin('asked', texts.place, 'place', point)] : areas)
}

export function drawPart(outline: Outline, { geometry }: SectionPart, steps: readonly string[]): MapFeatures {
  const section = nameDivision(outline.properties)
  const name = texts.part(formatAliquots(steps), section)
  return toCollection([
    ...toFeature(outline, 'context', section),
    { type: 'Feature', id: 'part', properties: { name, role: 'result' }, geometry },
  ])
}

export function drawSections(outlines: Outline[]): MapFeatures {
  return toCollection(
    outlines.flatMap((outline) => toFeature(outline, 'choice', nameDivision(outline.properties))),
  )
}

/** Draws points, because outlines of sections in distant places would be too small on one map. */
export function drawLocator(outlines: Outline[]): MapFeatures {
  return toCollection(
    outlines.flatMap(({ id, properties: { center, meridian, state } }) =>
      center ? [pin(id, `${meridian.name}, ${state}`, 'choice', center)] : [],
    ),
  )
}

function toFeature({ id, geometry }: Outline, role: MapFeatureRole, name: string): MapFeature[] {
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
