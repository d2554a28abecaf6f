import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { Answered } from '@/app/_lib/answer/answer'
import { exportHref } from '@/app/_lib/files/export-href'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import { AddressChoices } from '@/components/parcels/address-choices'
import { WaysOnPanel } from '@/components/places/ways-on'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Downloads } from '@/components/ui/page/downloads'
import { Panel } from '@/components/ui/page/panel'
import { SideBySide } from '@/components/ui/page/side-by-side'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formats } from '@/lib/export/formats'
import { stateAt } from '@/lib/geography/state-at'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { Point } from '@/lib/url-state'
import { boxAround, drawZones } from './draw-zones'
import { FloodPanel } from './flood-panel'
import { HeightsPanel } from './heights-panel'
import { SoilsPanel } from './soils-panel'
import type { GroundPlace, GroundUnderstanding } from './understand'
import { type GroundUrl, groundHref } from './url'
import { WetlandsPanel } from './wetlands-panel'

type Shown = Pick<Answered, 'shown' | 'actions'>

const POINT_HREF = '/ground?at={lat},{lon}'
const MOST_DRAWN = 100
const ZOOM = 15

const texts = {
  country: 'Map of the United States',
  map: 'Map of the flood zones around the place',
  list: 'The text of this page',
  another: 'Look up another place',
  undrawn: 'We could not draw the zones around the place.',
  cut: 'More zones lie around the place than we draw.',
  place: 'The place',
  legend: { result: 'Zone of the place', context: 'Zones beside it', place: 'The place' },
}

/** What became of the question. All of it is asked for here, not while it is shown. */
export async function showAnswer(url: GroundUrl, understanding: GroundUnderstanding): Promise<Shown> {
  if (understanding.kind === 'point') return showPoint(url, understanding)
  return { shown: showQuestion(url, understanding) }
}

function showQuestion(url: GroundUrl, understanding: Exclude<GroundUnderstanding, GroundPlace>): ReactNode {
  switch (understanding.kind) {
    case 'nothing':
      return (
        <LazyMap
          label={texts.country}
          features={{ type: 'FeatureCollection', features: [] }}
          pickHref={POINT_HREF}
        />
      )
    case 'question':
      return <WaysOnPanel readers={['address', 'coordinates']} pointHref={POINT_HREF} />
    case 'problem':
      return (
        <ProblemNotice
          problem={understanding.problem}
          retry={groundHref(url)}
          instead={{ href: '/ground', label: texts.another }}
        />
      )
    case 'addresses':
      return (
        <AddressChoices
          found={understanding.found}
          meta={understanding.meta}
          pointHref={`${groundHref({ q: url.q })}&at={lat},{lon}`}
        />
      )
  }
}

async function showPoint(
  url: GroundUrl,
  { point, address, notes, addressMeta }: GroundPlace,
): Promise<Shown> {
  const { latitude, longitude } = point
  const [flood, area, elevation, wetlands, soils] = await Promise.all([
    read('federal-flood-hazard', 'getFloodZone', { latitude, longitude, withCommunity: true }),
    read('federal-flood-hazard', 'getFloodZonesInArea', { bbox: boxAround(point), limit: MOST_DRAWN }),
    read('federal-elevation', 'getElevation', { latitude, longitude }),
    read('federal-wetlands', 'getWetlandsAt', { latitude, longitude }),
    read('federal-soils', 'getSoilsAt', { latitude, longitude }),
  ])
  const zones = flood.ok ? flood.data.zones : undefined
  const retry = groundHref(url)
  const shown = (
    <>
      <SideBySide
        first={<FloodPanel reading={flood} point={point} address={address} retry={retry} />}
        rest={
          <>
            <HeightsPanel
              elevation={elevation}
              zones={zones}
              state={stateAt(longitude, latitude)}
              retry={retry}
            />
            <WetlandsPanel reading={wetlands} point={point} retry={retry} />
            <SoilsPanel reading={soils} point={point} retry={retry} />
            <PlacePanel {...{ point, address, notes, addressMeta }} />
          </>
        }
        side={
          <>
            <LazyMap
              label={texts.map}
              opens
              listLabel={texts.list}
              features={drawZones(area, zones ?? [], point)}
              view={{ latitude, longitude, zoom: ZOOM }}
              pickHref={POINT_HREF}
              legend={texts.legend}
            />
            {!area.ok && (
              <p className="mt-2 text-muted">
                {texts.undrawn} {area.error.message}
              </p>
            )}
            {area.ok && area.data.truncated && <p className="mt-2 text-muted">{texts.cut}</p>}
          </>
        }
      />
      <Share href={retry} />
    </>
  )
  const answered = { flood: flood.ok, wetlands: wetlands.ok, soils: soils.ok }
  return { shown, actions: <Downloads files={listFiles(point, answered)} /> }
}

/** The files of the records that answered. */
export function listFiles(point: Point, answered: Readonly<Record<keyof typeof fileNames, boolean>>) {
  const hrefs = {
    flood: (format: string) =>
      exportHref('federal-flood-hazard', 'getFloodZone', format, { ...point, withCommunity: 'true' }),
    wetlands: (format: string) => exportHref('federal-wetlands', 'getWetlandsAt', format, { ...point }),
    soils: (format: string) => exportHref('federal-soils', 'getSoilsAt', format, { ...point }),
  }
  return (['flood', 'wetlands', 'soils'] as const)
    .filter((record) => answered[record])
    .map((record) => ({ what: fileNames[record], formats, href: hrefs[record] }))
}

const fileNames = { flood: 'this flood zone', wetlands: 'these wetlands', soils: 'these soils' }

/** What the question was read as, so that a slip is seen before it misleads. */
function PlacePanel({ point: { latitude, longitude }, address, notes, addressMeta }: GroundPlace) {
  return (
    <Panel id="reading" title={texts.place}>
      <Facts
        items={[
          ...(address ? [{ label: 'Address', value: toMixedCase(address) }] : []),
          { label: 'Decimal degrees', value: formatCoordinates(latitude, longitude).decimal },
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {addressMeta && <Provenance meta={addressMeta} />}
    </Panel>
  )
}
