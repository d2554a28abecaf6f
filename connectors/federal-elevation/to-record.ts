import { readUsDay } from '@/lib/calendar-day'
import type { ElevationRecord } from '@/lib/records/elevation/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { metersToFeet } from '@/lib/units'
import type { PointResponse } from './wire'

const texts = defineSentences('federal-elevation.to-record', {
  nothing:
    'No elevation is published here. The elevation models cover the United States and its territories, not the open sea or other countries.',
})

interface Question {
  latitude: number
  longitude: number
  units: 'Meters' | 'Feet'
}

export function toRecord({ latitude, longitude, units }: Question, reading: PointResponse): ElevationRecord {
  const point = reading.kind === 'value' ? reading.point : null
  const meters = point ? round(point.meters, 3) : null
  const feet = point ? round(metersToFeet(point.meters), 2) : null
  const resolution = toMeters(point?.resolution ?? null)
  return {
    latitude,
    longitude,
    elevation: units === 'Feet' ? feet : meters,
    units,
    elevationMeters: meters,
    elevationFeet: feet,
    resolutionMeters: resolution.meters,
    resolutionApproximate: resolution.approximate,
    sourceRasterId: point?.rasterId ?? null,
    acquisitionDate: readUsDay(point?.acquired ?? ''),
    noValueReason: point ? null : texts.nothing,
  }
}

const METERS_PER_DEGREE = 111_320

/**
 * Coarse models state their cell size in degrees and fine models in meters. Sizes in meters are rounded,
 * because the service publishes values such as 1.0000000049939985.
 */
function toMeters(resolution: number | null): { meters: number | null; approximate: boolean } {
  if (resolution === null || !(resolution > 0)) return { meters: null, approximate: false }
  if (resolution >= 0.01) return { meters: round(resolution, 3), approximate: false }
  return { meters: Math.round(resolution * METERS_PER_DEGREE), approximate: true }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits)) || 0
