import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { isMissingReading } from '@/app/_lib/read/reading-scope'
import { LazyMap } from '@/components/map/lazy-map'
import { PinMap } from '@/components/map/pin/pin-map'
import { Provenance } from '@/components/provenance/provenance'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { type HomeSelection, postAddressOf, streetLineOf } from '../fetch-home'
import { fetchLayerLot, fetchLot, type LotOutline } from '../right/fetch-lot'

const texts = defineTexts('find.home-map', {
  label: 'Map of the address',
  lot: 'The lot, as the county draws it for the tax roll',
  layerLot: 'The lot, as its publisher draws it. Not a survey.',
  list: 'The facts of this page',
  place: 'The address, as the Census Bureau places it',
  unknown: 'The Census Bureau does not place this address, so there is no map.',
  failed: 'We could not place the address on a map right now.',
})

const LOT_ZOOM = 18

export function HomeMap({ home }: { home: Pick<HomeSelection, 'property' | 'sourceId'> }) {
  const address = postAddressOf(home)
  if (!address) return null
  const later = findHome(home, address)
  return (
    <div className="mt-4 mb-4 min-w-0 [--map-height:13rem] lg:mt-0 lg:[&_section]:h-96 lg:[&_section]:min-h-0">
      <Streamed later={later} fallback={<div className="h-52" />}>
        <Placed later={later} name={toMixedCase(streetLineOf(home) ?? '')} />
      </Streamed>
    </div>
  )
}

async function findHome(home: Pick<HomeSelection, 'property' | 'sourceId'>, address: string) {
  return (
    (await fetchLot(home)) ??
    (await fetchLayerLot(home)) ??
    (await read('geocoder', 'findAddress', { address }))
  )
}

interface PlacedProps {
  later: ReturnType<typeof findHome>
  name: string
}

async function Placed({ later, name }: PlacedProps) {
  const answer = await later
  if ('outline' in answer) return <LotMap {...answer} name={name} />
  // A frozen copy from before this map existed contains no geocoder response.
  if (isMissingReading(answer)) return null
  const [match, ...others] = answer.ok ? answer.data.matches : []
  if (!answer.ok || !match || others.length > 0)
    return <p className="text-muted">{answer.ok ? texts.unknown : texts.failed}</p>
  const { latitude, longitude } = match
  return (
    <>
      <PinMap {...{ latitude, longitude, name }} kind="place" label={texts.label} legend={texts.place} />
      <Provenance meta={answer.meta} />
    </>
  )
}

const LotMap = ({ outline, meta, name }: LotOutline & { name: string }) => (
  <>
    <LazyMap
      label={texts.label}
      listLabel={texts.list}
      opens
      maxZoom={LOT_ZOOM}
      features={{
        type: 'FeatureCollection',
        features: [{ type: 'Feature', id: 'lot', properties: { name, role: 'result' }, geometry: outline }],
      }}
      legend={{ result: meta.connector === 'us-parcels' ? texts.layerLot : texts.lot }}
    />
    <Provenance meta={meta} />
  </>
)
