import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { ChangePlace, FindPlace } from './change-place'
import { formatPlace, formatStates, type Place, stateName } from './place'
import type { Interpretation, Understood } from './understood'
import type { PlaceUrl } from './url'

const texts = {
  eyebrow: 'Everything on record about',
  readAs: {
    address: 'Read as an address',
    coordinates: 'Read as coordinates',
    'legal description': 'Read as a legal description: the middle of the section',
    'Florida parcel number': 'Read as a Florida parcel number',
    'point on the map': 'A point on the map',
    'your saved place': 'A place that you saved',
  } satisfies Record<Interpretation['as'], string>,
  how: 'How it was read',
  seaTitle: 'This place is at sea or outside the United States',
  sea: 'Public records of the United States and its territories do not reach here, so most panels below say “not covered”. If you meant another place, check the sign of the longitude: west is minus.',
  borderTitle: (states: string) => `Close to the border of ${states}`,
  border:
    'The outlines on this site are exact to about a kilometer and cannot tell which side the place is on. Sources of both sides are offered below; each says what it covers.',
  territoryTitle: (name: string) => `${name} is a territory`,
  territory:
    'Fewer records are published for it than for a state. Each panel below says whether its source covers this place.',
}

interface Props {
  url: PlaceUrl
  understood: Extract<Understood, { kind: 'place' }>
}

/** What the place is, how the words were understood, and a way to say that another was meant. */
export function PlaceHeading({ url, understood: { place, said } }: Props) {
  const { latitude, longitude } = place.point
  const isAway = place.states.length === 0
  const isNamed = Boolean(said.matchedAddress ?? place.address)
  const where = isNamed ? [formatCoordinates(latitude, longitude).decimal, formatStates(place)] : []
  return (
    <>
      <PageHeading eyebrow={texts.eyebrow} title={formatPlace(place, said)}>
        <p className="mt-3 text-base text-muted">
          {[texts.readAs[said.as], ...where].filter(Boolean).join(' · ')}.{' '}
          <a href="#reading" className="inline-block min-h-6 py-0.5 print:hidden">
            {texts.how}
          </a>
        </p>
      </PageHeading>
      <WhereItLies place={place} />
      {isAway ? <FindPlace url={url} /> : <ChangePlace url={url} />}
    </>
  )
}

function WhereItLies({ place }: { place: Place }) {
  const [first, ...others] = place.states
  if (!first)
    return (
      <Notice kind="warn" title={texts.seaTitle}>
        <p>{texts.sea}</p>
      </Notice>
    )
  return (
    <>
      {others.length > 0 && (
        <Notice title={texts.borderTitle(place.states.map(stateName).join(' and '))}>
          <p>{texts.border}</p>
        </Notice>
      )}
      {place.isTerritory && (
        <Notice title={texts.territoryTitle(stateName(first))}>
          <p>{texts.territory}</p>
        </Notice>
      )}
    </>
  )
}
