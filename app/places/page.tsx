import 'server-only'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { noindex } from '@/app/_lib/noindex'
import { describeNamed, formatNamed, namedHref, readZipCode, shortName } from '@/app/_lib/places/named-place'
import { PlaceQuestion } from '@/app/_lib/places/place-question'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { LinkItems } from '@/components/ui/link-items'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatList } from '@/lib/format'
import { centerOfPlace, cityById, countyById, type NamedPlace, placesNamed } from '@/lib/gazetteer/places'
import { doorsOf } from './doors'
import { type PlacesUrl, placesUrl } from './url'

const MOST_LISTED = 60

const texts = {
  title: 'What is on record where',
  lead: 'Elevation and regulated facilities cover the whole country, survey sections 30 states, parcels Florida. Assessments and permits are there where a county or city publishes them.',
  examples: 'For example',
  bySource: 'Every source, and what it covers',
  which: 'Which one do you mean?',
  none: (text: string) => `We do not know a city or county called “${text}”`,
  noneWhy:
    'We know counties and places of about 1,000 people and more. Check the spelling, add the state, or type an address.',
  zip: (code: string) => `ZIP code ${code}`,
  zipWhy:
    'A ZIP code is a delivery route, and we have no map of them. Add a house number and street, and we show what is on record there.',
  streetZip: 'House number and street',
  street: (name: string) => `House number and street in ${name}`,
  find: 'Show the records',
  here: 'On record here',
  city: (detail: string, latitude: number, longitude: number) =>
    `${detail}. We know its center (${latitude}, ${longitude}), not its limits.`,
  missing: (what: string) => `Not published here in a form we can ask: ${what}.`,
  office: 'Find the local government',
  credit: 'Names and centers of cities: GeoNames (CC BY 4.0). Counties: U.S. Census Bureau.',
}

const examples = ['Chicago, IL', 'Travis County, TX', 'Pensacola, FL', 'Denver, CO']

export async function generateMetadata({ searchParams }: PageProps<'/places'>): Promise<Metadata> {
  const { url } = placesUrl.parse(await searchParams)
  const place = onlyOf(namedBy(url))
  if (place) return { title: formatNamed(place), ...noindex }
  return url.q ? { title: `${url.q}: ${texts.title}`, ...noindex } : { title: texts.title }
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
          <>
            <Heading url={url} zip={zip} isKnown={named.length > 0} />
            <DroppedNotice dropped={dropped} />
            <Choice url={url} zip={zip} named={named} />
          </>
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

interface AskedProps {
  url: PlacesUrl
  zip: string | undefined
}

function Heading({ url: { q }, zip, isKnown }: AskedProps & { isKnown: boolean }) {
  if (zip) return <PageHeading title={texts.zip(zip)} lead={texts.zipWhy} />
  if (!q) return <PageHeading title={texts.title} lead={texts.lead} />
  return isKnown ? (
    <PageHeading title={texts.which} />
  ) : (
    <PageHeading title={texts.none(q)} lead={texts.noneWhy} />
  )
}

/** Several of one name are a choice; a ZIP code wants its street; nothing known, another question. */
function Choice({ url: { q }, zip, named }: AskedProps & { named: readonly NamedPlace[] }) {
  if (zip) return <StreetForm name="q" value={zip} label={texts.streetZip} />
  if (named.length > 0)
    return (
      <ul className="divide-y divide-line border-y border-line">
        {named.slice(0, MOST_LISTED).map((place) => (
          <li
            key={`${place.kind} ${place.id} ${place.name}`}
            className="py-1.5 sm:flex sm:items-center sm:gap-x-4 sm:py-0"
          >
            <a href={namedHref(place)} className="inline-flex min-h-8 items-center sm:min-h-11">
              {formatNamed(place)}
            </a>
            <span className="block text-base text-muted">{describeNamed(place)}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <PlaceQuestion asked={q} />
      <h2 className="mt-8 mb-1 text-lg font-semibold">{texts.examples}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        <LinkItems
          links={[
            ...examples.map((label) => ({ label, href: `/places?${new URLSearchParams({ q: label })}` })),
            { label: texts.bySource, href: '/sources' },
          ]}
        />
      </ul>
    </>
  )
}

async function KnownPlace({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const { here, missing } = await doorsOf(place)
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
              <a href={href} className="font-semibold after:absolute after:inset-0">
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

/** An address in the place: the city goes along, so that nobody types it twice. */
function StreetForm({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <form action="/places" className="mb-8 flex flex-wrap items-end gap-x-4 print:hidden">
      <input type="hidden" name={name} value={value} />
      <div className="min-w-0 flex-1 basis-72">
        <TextInput
          name="street"
          label={label}
          autoComplete="street-address"
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <div className="mb-5">
        <SubmitButton>{texts.find}</SubmitButton>
      </div>
    </form>
  )
}
