import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { isNotKept } from '@/app/_lib/read/reading-scope'
import { PinMap } from '@/components/map/pin/pin-map'
import { Provenance } from '@/components/provenance/provenance'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import type { Candidate } from '../fetch-assessments'

const texts = {
  label: 'Map of the address',
  place: 'The address, as the Census Bureau places it',
  unknown: 'The Census Bureau does not place this address, so there is no map.',
  failed: 'We could not place the address on a map right now.',
}

/** Where the address is, among its streets. Rolls have no outlines here, so the point is the geocoder's. */
export function HomeMap({ property }: { property: Candidate }) {
  const { siteAddress, city, stateCode, postalCode } = property
  if (!siteAddress || (!city && !postalCode)) return null
  const address = [siteAddress, city, `${stateCode ?? ''} ${postalCode ?? ''}`.trim()]
    .filter(Boolean)
    .join(', ')
  const later = findAddress(address.slice(0, 200))
  return (
    <div className="mt-4 mb-4 min-w-0 [--map-height:13rem] lg:mt-0 lg:[&_section]:h-96 lg:[&_section]:min-h-0">
      <Streamed later={later} fallback={<div className="h-52" />}>
        <Placed later={later} name={formatHomeAddress(siteAddress)} />
      </Streamed>
    </div>
  )
}

interface PlacedProps {
  later: ReturnType<typeof findAddress>
  name: string
}

const findAddress = (address: string) => read('geocoder', 'findAddress', { address })

async function Placed({ later, name }: PlacedProps) {
  const found = await later
  // A copy from before this map knows nothing of it.
  if (isNotKept(found)) return null
  const [match, ...others] = found.ok ? found.data.matches : []
  if (!found.ok || !match || others.length > 0)
    return <p className="text-muted">{found.ok ? texts.unknown : texts.failed}</p>
  const { latitude, longitude } = match
  return (
    <>
      <PinMap {...{ latitude, longitude, name }} kind="place" label={texts.label} legend={texts.place} />
      <Provenance meta={found.meta} />
    </>
  )
}
