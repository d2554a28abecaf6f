import type { ReactNode } from 'react'
import { describeNamed, formatNamed, namedHref } from '@/app/_lib/places/named-place'
import { PlaceQuestion } from '@/app/_lib/places/place-question'
import { LinkItems } from '@/components/ui/link-items'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { NamedPlace } from '@/lib/gazetteer/places'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { StreetForm } from './street-form'

const MOST_LISTED = 60

const texts = defineTexts('places.place-choice', {
  title: 'What is on record where',
  lead: 'Elevation and regulated facilities cover the whole country, survey sections 30 states. Parcels, assessments and permits are there where a state, county or city publishes them.',
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
})

const examples = ['Chicago, IL', 'Travis County, TX', 'Pensacola, FL', 'Denver, CO']

interface Props {
  q: string | undefined
  zip: string | undefined
  named: readonly NamedPlace[]
}

export const PlaceChoice = ({ children, ...props }: Props & { children: ReactNode }) => (
  <>
    <Heading {...props} />
    {children}
    <Choice {...props} />
  </>
)

function Heading({ q, zip, named }: Props) {
  if (zip) return <PageHeading title={texts.zip(zip)} lead={texts.zipWhy} />
  if (!q) return <PageHeading title={texts.title} lead={texts.lead} />
  return named.length > 0 ? (
    <PageHeading title={texts.which} />
  ) : (
    <PageHeading title={texts.none(q)} lead={texts.noneWhy} />
  )
}

function Choice({ q, zip, named }: Props) {
  if (zip) return <StreetForm name="q" value={zip} label={texts.streetZip} />
  if (named.length > 0)
    return (
      <ul className="divide-y divide-line border-y border-line">
        {named.slice(0, MOST_LISTED).map((place) => (
          <li
            key={`${place.kind} ${place.id} ${place.name}`}
            className="py-1.5 sm:flex sm:items-center sm:gap-x-4 sm:py-0"
          >
            <a href={localHref(namedHref(place))} className="inline-flex min-h-8 items-center sm:min-h-11">
              {formatNamed(place)}
            </a>
            <span className="block text-base text-muted">{describeNamed(place)}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <PlaceQuestion text={q} />
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
