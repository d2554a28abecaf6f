import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { LazyMap } from '../map/lazy-map'
import { DidYouMean } from '../places/did-you-mean'
import { type PlaceInputKind, WaysOn } from '../places/next-steps'
import { Provenance } from '../provenance/provenance'
import { Panel, panelOf } from '../ui/page/panel'

interface Props {
  answer: AddressMatches
  meta: Meta
  pointHref: string
  readers?: readonly PlaceInputKind[]
  suggestions?: readonly { label: string; href: string }[] | undefined
  of?: string | undefined
}

const texts = defineTexts('parcels.address-choices', {
  none: 'No such address was found',
  unknown: (address: string) =>
    `The Census Bureau has no address “${address}”. Check the house number and the spelling of the street. New streets are often missing.`,
  which: 'Which one do you mean?',
  map: 'Map of the matches',
  list: 'The list of matches',
  matches: (count: number) => `${count} matches`,
})

/** Lists all matches of an ambiguous address, because the first match may be wrong. */
export function AddressChoices({
  answer,
  meta,
  pointHref,
  readers = ['address'],
  suggestions = [],
  of,
}: Props) {
  const { matches } = answer
  if (matches.length === 0) {
    return (
      <Panel {...panelOf(of, 'addresses', texts.none)} state="none">
        <DidYouMean choices={suggestions} />
        <p className="mb-2">{texts.unknown(answer.asked)}</p>
        <WaysOn readers={suggestions.length > 0 ? [] : readers} pointHref={pointHref} />
        <Provenance meta={meta} />
      </Panel>
    )
  }
  const places = matches.map((match) => {
    const id = `${match.latitude},${match.longitude}`
    return { ...match, address: toMixedCase(match.address), id, href: pointHref.replace('{lat},{lon}', id) }
  })
  return (
    <Panel
      {...panelOf(of, 'addresses', texts.which)}
      state="found"
      stateLabel={texts.matches(matches.length)}
    >
      <ol className="mb-4 grid list-decimal gap-1 pl-6">
        {places.map(({ address, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {address}
            </a>
          </li>
        ))}
      </ol>
      <LazyMap
        label={texts.map}
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: places.map(({ id, address, latitude, longitude }) => ({
            type: 'Feature',
            id,
            properties: { name: address, role: 'choice' },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        }}
        featureHref={pointHref.replace('{lat},{lon}', '{id}')}
      />
      <Provenance meta={meta} />
    </Panel>
  )
}
