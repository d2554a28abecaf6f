import { z } from 'zod'
import { toIso } from '@/lib/calendar-day'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { layerUrlOf } from './layer'
import { describeLostFields, type ParcelGeometryKind } from './wire'

const texts = defineSentences('us-florida-parcels.source-notes', {
  points:
    'The Department has closed the outlines while it loads a new year. We read its layer of points, so no row has an outline.',
  layerDoesNotPublish: 'The layer does not publish this any more, so it reads as not published: {lost}.',
  aroundCity:
    'Covered are the squares of the map, from {city} outward as far as they hold rows of this city. Rows far from it that carry its name are not found.',
})

export const sourceSchema = z.looseObject({
  name: z.string(),
  url: z.string(),
  layer: z.enum(['polygons', 'centroids']),
  edition: z.string().nullable(),
  rollYears: z.array(z.int()),
  retrievedAt: z.string(),
  notes: z.array(z.string()),
})

type SourceNotes = z.output<typeof sourceSchema>

interface NoteOptions {
  layer: ParcelGeometryKind
  edition: number | null
  rollYears?: readonly (number | null)[]
  notes?: readonly string[]
  fields?: readonly string[]
}

export function toSource(
  { layer, edition, rollYears = [], notes = [], fields }: NoteOptions,
  context: MethodContext,
): SourceNotes {
  const years = rollYears.filter((year) => year !== null && year > 0)
  return {
    name: context.connector.title,
    url: layerUrlOf(layer, context),
    layer,
    edition: toIso(edition),
    rollYears: [...new Set(years)].filter((year) => year !== null).sort(),
    retrievedAt: context.now().toISOString(),
    notes: [...(layer === 'centroids' ? [texts.points] : []), ...lostNotes(layer, fields), ...notes],
  }
}

export function lostNotes(layer: ParcelGeometryKind, fields?: readonly string[]): string[] {
  const lost = layer === 'polygons' && fields ? describeLostFields(fields) : []
  return lost.length === 0 ? [] : [texts.layerDoesNotPublish({ lost: lost.join('; ') })]
}

export const aroundCity = (city: string) => texts.aroundCity({ city: city.toUpperCase() })
