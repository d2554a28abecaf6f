import 'server-only'
import type { ReactNode } from 'react'
import { describeNamed, formatNamed } from '@/app/_lib/places/named-place'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatList } from '@/lib/format'
import { centerOfPlace, type NamedPlace } from '@/lib/gazetteer/places'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { linksOfPlace } from './doors'
import { StreetForm } from './street-form'

const texts = defineTexts('places.known-place', {
  street: (name: string) => `House number and street in ${name}`,
  here: 'On record here',
  city: (detail: string, latitude: number, longitude: number) =>
    `${detail}. We know its center (${latitude}, ${longitude}), not its limits.`,
  missing: (what: string) => `Not published here in a form we can ask: ${what}.`,
  office: 'Find the local government',
})

export async function PlaceOverview({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const { here, missing } = await linksOfPlace(place)
  const center = centerOfPlace(place)
  const detail = describeNamed(place)
  const isCity = place.kind === 'city' && center
  return (
    <>
      <PageHeading
        title={formatNamed(place)}
        lead={isCity ? texts.city(detail, center.latitude, center.longitude) : detail}
      />
      {children}
      <StreetForm name={place.kind} value={place.id} label={texts.street(place.name)} />
      <section aria-labelledby="here">
        <h2 id="here" className="mb-2 text-xl font-semibold">
          {texts.here}
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {here.map(({ title, text, href }) => (
            <li key={title} className="relative py-3 hover:bg-surface">
              <a href={localHref(href)} className="font-semibold after:absolute after:inset-0">
                {title}
              </a>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className="mt-3 text-base text-muted">
            {texts.missing(formatList(missing))}{' '}
            <a href="https://www.usa.gov/local-governments">{texts.office}</a>
          </p>
        )}
      </section>
    </>
  )
}
