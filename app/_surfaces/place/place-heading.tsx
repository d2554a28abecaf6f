import { describePlace } from '@/app/_lib/places/describe-place'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatAcres } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatPlace, formatStates, type Place, stateName } from './place'
import type { PlaceInterpretation, PlaceResolution } from './place-interpretation'

const texts = defineTexts('place.place-heading', {
  matchedAs: {
    address: 'estimated along the street, commonly 20 to 40 m off',
    coordinates: 'matched as coordinates',
    'legal description': 'matched as a legal description',
    'Florida parcel number': 'matched as a Florida parcel number',
    'parcel number': 'matched as a parcel number',
    'point on the map': 'a point on the map',
    'your saved place': 'a place that you saved',
  },
  acres: (acres: string) => `${acres} by the outline`,
  middle: (land: string) => `the middle of ${land}`,
  seaTitle: 'This place is at sea or outside the United States',
  sea: 'Public records of the United States and its territories do not reach here. If you meant another place, check the sign of the longitude: west is minus.',
  borderTitle: (states: readonly string[]) => `Close to the border of ${states.join(' and ')}`,
  border:
    'The outlines on this site are exact to about a kilometer and cannot tell which side the place is on. Sources of both sides are offered below; each says what it covers.',
  territoryTitle: (name: string) => `${name} is a territory`,
  territory:
    'Fewer records are published for it than for a state. The list below says which sources cover this place.',
})

interface Props {
  resolution: Extract<PlaceResolution, { kind: 'place' }>
}

export const PlaceHeading = ({ resolution: { place, interpretation } }: Props) => (
  <>
    <div className="*:mb-1 *:max-w-none">
      <PageHeading title={formatPlace(place, interpretation)} />
    </div>
    <p className="text-base text-muted">
      {[
        whereOf(place, interpretation),
        place.land?.acres != null && texts.acres(formatAcres(place.land.acres)),
        interpretation.middleOf ? texts.middle(interpretation.middleOf) : texts.matchedAs[interpretation.as],
      ]
        .filter(Boolean)
        .join(' · ')}
      .
    </p>
    <WhereItLies place={place} />
  </>
)

function whereOf(place: Place, { matchedAddress, description }: PlaceInterpretation): string {
  const isNamed = Boolean(matchedAddress ?? place.address ?? description)
  const [, ...otherStates] = place.states
  const county = otherStates.length > 0 ? formatStates(place) : describePlace({ at: place.point })?.place
  const { latitude, longitude } = place.point
  const point = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
  return [place.states.length > 0 && county, isNamed && point].filter(Boolean).join(' · ')
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
        <Notice title={texts.borderTitle(place.states.map(stateName))}>
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
