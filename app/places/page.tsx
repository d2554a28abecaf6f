import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { titled } from '@/app/_lib/noindex'
import { formatNamed, readZipCode, shortName } from '@/app/_lib/places/named-place'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { cityById, countyById, type NamedPlace, placesNamed } from '@/lib/gazetteer/places'
import { KnownPlace } from './known-place'
import { PlaceChoice } from './place-choice'
import { type PlacesUrl, placesUrl } from './url'

const texts = {
  title: 'What is on record where',
  credit: 'Names and centers of cities: GeoNames (CC BY 4.0). Counties: U.S. Census Bureau.',
}

export async function generateMetadata({ searchParams }: PageProps<'/places'>): Promise<Metadata> {
  const { url } = placesUrl.parse(await searchParams)
  const place = onlyOf(namedBy(url))
  if (place) return titled(formatNamed(place), true)
  return titled(url.q ? `${url.q}: ${texts.title}` : texts.title, Boolean(url.q))
}

export default async function Page({ searchParams }: PageProps<'/places'>) {
  const { url, dropped } = placesUrl.parse(await searchParams)
  const zip = url.q ? readZipCode(url.q) : undefined
  const named = namedBy(url)
  const place = onlyOf(named)
  if (url.street) {
    const where = place ? shortName(place) : zip
    if (where) redirect(`/place?${new URLSearchParams({ q: `${url.street}, ${where}` })}`)
  }
  return (
    <PageFrame>
      <div className="max-w-3xl">
        {place ? (
          <KnownPlace place={place}>
            <DroppedNotice dropped={dropped} />
          </KnownPlace>
        ) : (
          <PlaceChoice q={url.q} zip={zip} named={named}>
            <DroppedNotice dropped={dropped} />
          </PlaceChoice>
        )}
        <p className="mt-8 text-sm text-muted">{texts.credit}</p>
      </div>
    </PageFrame>
  )
}

/** By its number, or all that have the name. */
function namedBy({ city, county, q }: PlacesUrl): NamedPlace[] {
  const place = city ? cityById(city) : county ? countyById(county) : undefined
  if (place) return [place]
  return q && !readZipCode(q) ? placesNamed(q) : []
}

const onlyOf = ([only, ...more]: readonly NamedPlace[]) => (more.length === 0 ? only : undefined)
