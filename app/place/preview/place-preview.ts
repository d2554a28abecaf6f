import 'server-only'
import type { Metadata } from 'next'
import { previewMetadata } from '@/app/preview-metadata'
import { type PlaceUrl, placeHref, placeQuery } from '../url'
import { describePlace } from './describe-place'

const texts = {
  description:
    'Elevation, survey section, tax assessment, parcel, facilities near, permits: what public records say about this place, each with its source and its date.',
}

/** Title, words and picture of a dossier's link; nothing for the empty page. */
export async function placePreview(url: PlaceUrl): Promise<Metadata> {
  const { q, at } = url
  const described = describePlace(url)
  if (!described) return {}
  const { title, place } = described
  return previewMetadata({
    title: `${title}: everything on record`,
    description: place ? `${place}. ${texts.description}` : texts.description,
    href: placeHref({ q, at }),
    image: `/place/preview?${placeQuery({ q, at })}`,
  })
}
