import type { Geometry } from 'geojson'
import type { MapFeature, MapFeatureRole } from '@/components/map/map-props'
import type { LngLat } from '@/lib/geography/types'

interface NullablePoint {
  latitude: number | null
  longitude: number | null
}

type Marks = Pick<MapFeature['properties'], 'mark' | 'href'>

export const toChoicePin = (
  id: string,
  name: string,
  { latitude, longitude }: NullablePoint,
  marks: Marks = {},
): MapFeature[] =>
  latitude === null || longitude === null ? [] : [toPin(id, name, 'choice', { latitude, longitude }, marks)]

export const toPin = (
  id: string,
  name: string,
  role: MapFeatureRole,
  { latitude, longitude }: LngLat,
  marks: Marks = {},
): MapFeature => toFeature(id, name, role, { type: 'Point', coordinates: [longitude, latitude] }, marks)

export const toFeature = (
  id: string,
  name: string,
  role: MapFeatureRole,
  geometry: Geometry,
  marks: Marks = {},
): MapFeature => ({ type: 'Feature', id, properties: { name, role, ...marks }, geometry })
