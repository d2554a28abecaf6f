import type { ChosenHome } from './read-home'

/** Which home a page is about, in one line: the same on each step. */
export function homeLine({ property, source }: Pick<ChosenHome, 'property' | 'source'>): string {
  const { siteAddress, city, parcelId } = property
  const place = [siteAddress, city].filter(Boolean).join(', ')
  const parcel = parcelId ? `parcel ${parcelId}` : undefined
  return [place, parcel, source?.title].filter(Boolean).join('; ')
}
