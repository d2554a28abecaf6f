import { LazyMap } from '@/components/map/lazy-map'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { AddressChoices } from '@/components/records/address-choices'
import { OpenQuestion } from './open-question'
import { PlaceAtPoint } from './place-at-point'
import { PlaceChoices } from './place-choices'
import { PlaceOfSection } from './place-of-section'
import type { Understanding } from './understand'
import { type LandUrl, landHref } from './url'

const POINT_HREF = '/land?at={lat},{lon}'
const NO_FEATURES = { type: 'FeatureCollection' as const, features: [] }

/** What became of the question: one of seven ends, each with its next step. */
export function LandResults({ url, understanding }: { url: LandUrl; understanding: Understanding }) {
  switch (understanding.kind) {
    case 'nothing':
      return <LazyMap label="Map of the United States" features={NO_FEATURES} pickHref={POINT_HREF} />
    case 'question':
      return <OpenQuestion url={url} question={understanding.question} />
    case 'problem':
      return (
        <ProblemNotice
          problem={understanding.problem}
          retry={landHref(url)}
          instead={{ href: '/land', label: 'Ask something else' }}
        />
      )
    case 'addresses':
      return (
        <AddressChoices
          found={understanding.found}
          meta={understanding.meta}
          pointHref={`${landHref({ q: url.q })}&at={lat},{lon}`}
        />
      )
    case 'places':
      return <PlaceChoices url={url} places={understanding} />
    case 'point':
      return <PlaceAtPoint url={url} place={understanding} />
    case 'section':
      return <PlaceOfSection url={url} id={understanding.id} said={understanding.said} />
  }
}
