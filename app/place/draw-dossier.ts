import type { Geometry } from 'geojson'
import type { MapFeature, MapFeatures, MapRole } from '@/components/map/map-props'
import type { Outcomes } from './panels/dossier'
import type { Place } from './place'
import type { Point } from './url'

const texts = {
  asked: 'The place asked about',
  facility: 'Unnamed facility',
  permit: 'New construction',
  parcel: 'Parcel',
}

/** What is known so far: outlines of land, records around it, and always the place itself. */
export function drawDossier(place: Place, outcomes: Partial<Outcomes>): MapFeatures {
  const features = [
    ...drawSection(outcomes.section),
    ...drawParcel(outcomes.parcel),
    ...drawFacilities(outcomes.facilities),
    ...drawPermits(outcomes.permits),
    toPin('asked', texts.asked, 'context', place.point),
  ]
  return { type: 'FeatureCollection', features }
}

function drawSection(section: Outcomes['section'] | undefined): MapFeature[] {
  if (!section || !('data' in section)) return []
  return section.data.outlines.flatMap(({ id, geometry, properties }) =>
    geometry === null ? [] : [toFeature(id, properties.label, 'result', geometry as Geometry)],
  )
}

function drawParcel(parcel: Outcomes['parcel'] | undefined): MapFeature[] {
  if (!parcel || !('data' in parcel) || parcel.data.outline === null) return []
  const { key, parcel: record, outline } = parcel.data
  return [toFeature(`parcel ${key}`, record.siteAddress ?? `${texts.parcel} ${key}`, 'result', outline)]
}

/** Nearest first. A mile of a city can hold thousands, and the page carries what it draws. */
export const MOST_FACILITIES_DRAWN = 200

function drawFacilities(facilities: Outcomes['facilities'] | undefined): MapFeature[] {
  if (!facilities || !('data' in facilities)) return []
  return facilities.data.rows
    .slice(0, MOST_FACILITIES_DRAWN)
    .flatMap((row) => positioned(`facility ${row.key}`, row.name ?? texts.facility, row))
}

function drawPermits(permits: Outcomes['permits'] | undefined): MapFeature[] {
  if (!permits || !('data' in permits)) return []
  return permits.data.newest.flatMap(({ source, records }) =>
    records.flatMap((record, index) =>
      positioned(`permit ${source.id} ${index}`, record.address ?? texts.permit, record),
    ),
  )
}

interface Positioned {
  latitude: number | null
  longitude: number | null
}

function positioned(id: string, name: string, { latitude, longitude }: Positioned): MapFeature[] {
  return latitude === null || longitude === null ? [] : [toPin(id, name, 'choice', { latitude, longitude })]
}

const toPin = (id: string, name: string, role: MapRole, { latitude, longitude }: Point): MapFeature =>
  toFeature(id, name, role, { type: 'Point', coordinates: [longitude, latitude] })

const toFeature = (id: string, name: string, role: MapRole, geometry: Geometry): MapFeature => ({
  type: 'Feature',
  id,
  properties: { name, role },
  geometry,
})
