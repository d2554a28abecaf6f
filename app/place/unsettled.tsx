import { LazyMap } from '@/components/map/lazy-map'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { AddressChoices } from '@/components/records/address-choices'
import { retryHref } from './dossier-page'
import { OpenQuestion, ParcelChoices, SectionChoices } from './place-choices'
import type { Understood } from './understand'
import { type PlaceUrl, placeHref } from './url'

interface Props {
  url: PlaceUrl
  understood: Exclude<Understood, { kind: 'place' }>
  tries: number
}

const texts = {
  map: 'Map of the United States',
  pick: 'Or choose the place on the map.',
  otherwise: 'Coordinates can be read without the address look-up.',
  elsewhere: 'Ask something else',
}

const NO_FEATURES = { type: 'FeatureCollection' as const, features: [] }
const POINT_HREF = '/place?at={lat},{lon}'

/** What became of a question that is not one place yet; each end has its next step. */
export function Unsettled({ url, understood, tries }: Props) {
  switch (understood.kind) {
    case 'nothing':
      return (
        <>
          <p className="mb-3 noscript:hidden">{texts.pick}</p>
          <LazyMap label={texts.map} features={NO_FEATURES} pickHref={POINT_HREF} />
        </>
      )
    case 'question':
      return <OpenQuestion question={understood} />
    case 'problem':
      return (
        <ProblemNotice
          problem={understood.problem}
          retry={retryHref({ url, tries })}
          stillStands={texts.otherwise}
          instead={{ href: '/place', label: texts.elsewhere }}
        />
      )
    case 'addresses':
      return (
        <AddressChoices
          found={understood.found}
          meta={understood.meta}
          pointHref={`${placeHref({ q: url.q, plain: url.plain })}&at={lat},{lon}`}
        />
      )
    case 'sections':
      return <SectionChoices choices={understood} />
    case 'parcels':
      return <ParcelChoices choices={understood} />
  }
}
