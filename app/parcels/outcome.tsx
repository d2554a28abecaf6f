import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { AddressChoices } from '@/components/parcels/address-choices'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { type PlaceInputKind, WaysOnPanel } from '@/components/places/next-steps'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { formatCity, formatCounty, formatName } from '@/lib/records/parcel/format'
import type { ParcelsResolution } from './understand'
import { type ParcelsUrlParams, parcelsUrl, plainHref, START } from './url'

interface Props {
  url: ParcelsUrlParams
  understanding: ParcelsResolution
}

const readers: readonly PlaceInputKind[] = ['address', 'coordinates', 'florida-parcel', 'name']

export function Outcome({ url, understanding }: Props) {
  switch (understanding.kind) {
    case 'question':
      return <WaysOnPanel readers={readers} pointHref={pointHref(url)} />
    case 'place':
      return understanding.notes.map((note) => (
        <p key={note} className="mb-2 text-muted">
          {note}
        </p>
      ))
    case 'problem':
      return (
        <ProblemNotice
          problem={understanding.problem}
          retry={plainHref(url)}
          stillStands="You can search coordinates without the address look-up."
        />
      )
    case 'addresses':
      return (
        <AddressChoices
          answer={understanding.addresses}
          meta={understanding.meta}
          pointHref={pointHref(url)}
        />
      )
    case 'parcels':
      return <CountyChoices url={url} {...understanding} />
    case 'places':
      return <PlaceChoices {...understanding} />
    case 'outside':
      return <OutsideFlorida {...understanding} />
  }
}

const withoutText = ({ q: _, ...rest }: ParcelsUrlParams): ParcelsUrlParams => rest

function pointHref(url: ParcelsUrlParams): string {
  const query = parcelsUrl.toQuery({ ...withoutText(url), at: START.at, zoom: PARCEL_ZOOM })
  return `/parcels?plain=1&${query}&at={lat},{lon}`
}

type ChoicesProps = Pick<Props, 'url'> & Extract<ParcelsResolution, { kind: 'parcels' }>

function CountyChoices({ url, text, parcels }: ChoicesProps) {
  return (
    <Panel
      id="counties"
      title="Which county do you mean?"
      state="found"
      stateLabel={`${parcels.length} parcels`}
    >
      <p className="mb-2">Several counties have a parcel numbered {text}.</p>
      <ul>
        {parcels.map((parcel) => {
          const { key, latitude, longitude, city, county } = parcel
          const at = { latitude, longitude }
          const href = plainHref({ ...withoutText(url), at, zoom: PARCEL_ZOOM, open: key })
          return (
            <li key={key}>
              <a href={href} className="inline-flex min-h-11 items-center">
                {[formatCounty(county), formatName(parcel), formatCity(city)].filter(Boolean).join(', ')}
              </a>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function PlaceChoices({ text, places }: Extract<ParcelsResolution, { kind: 'places' }>) {
  return (
    <Panel id="places" title="Which place do you mean?" state="found" stateLabel={`${places.length} places`}>
      <p className="mb-2">Florida has several places named {text}.</p>
      <ul>
        {places.map(({ label, url }) => (
          <li key={label}>
            <a href={plainHref(url)} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OutsideFlorida({ point: { latitude, longitude } }: Extract<ParcelsResolution, { kind: 'outside' }>) {
  const at = `${latitude},${longitude}`
  return (
    <Notice kind="warn" title="This place is outside Florida">
      <p>This list has Florida’s parcels only. For this place there are:</p>
      <ul className="list-disc pl-6">
        <li>
          <a href={`/place?at=${at}`}>The parcel at this point and other records</a>
        </li>
        <li>
          <a href={`/land?at=${at}`}>Land and survey</a>
        </li>
        <li>
          <a href={`/environment?at=${at}`}>Facilities near it</a>
        </li>
      </ul>
    </Notice>
  )
}
