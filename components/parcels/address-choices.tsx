import type { Meta } from '@/lib/connector/result'
import type { AddressMatches } from '@/lib/geocoder/find-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { LazyMap } from '../map/lazy-map'
import { type Reader, WaysOn } from '../places/ways-on'
import { Provenance } from '../provenance/provenance'
import { Panel } from '../ui/page/panel'

interface Props {
  found: AddressMatches
  meta: Meta
  /** The page that asks for a point: `/land?at={lat},{lon}`. */
  pointHref: string
  /** What the box reads; the address alone, if left out. */
  readers?: readonly Reader[]
}

/** Several places answer to the address, or none: never the first in silence. */
export function AddressChoices({ found, meta, pointHref, readers = ['address'] }: Props) {
  const { matches } = found
  if (matches.length === 0) {
    return (
      <Panel id="addresses" title="No such address was found" state="none">
        <p className="mb-2">
          We read “{found.asked}” as an address, and the Census Bureau knows no such address. New streets are
          often missing.
        </p>
        <WaysOn readers={readers} pointHref={pointHref} />
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
      id="addresses"
      title="Which one do you mean?"
      state="found"
      stateLabel={`${matches.length} matches`}
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
        label="Map of the matches"
        listLabel="The list of matches"
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
