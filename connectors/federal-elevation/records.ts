import { z } from 'zod'
import { isCalendarDay } from '@/lib/calendar-day'
import { metersToFeet } from '@/lib/units'
import type { PointReading } from './wire'

export const elevationRecord = z.object({
  latitude: z.number(),
  longitude: z.number(),
  elevation: z.number().nullable(),
  units: z.enum(['Meters', 'Feet']),
  elevationMeters: z.number().nullable(),
  elevationFeet: z.number().nullable(),
  resolutionMeters: z.number().nullable(),
  resolutionApproximate: z.boolean(),
  sourceRasterId: z.number().nullable(),
  acquisitionDate: z.string().nullable(),
  noValueReason: z.string().nullable(),
})

export type ElevationRecord = z.output<typeof elevationRecord>

const NOTHING =
  'No elevation is published here. The elevation models cover the United States and its territories, not the open sea or other countries.'

interface Question {
  latitude: number
  longitude: number
  units: 'Meters' | 'Feet'
}

export function toRecord({ latitude, longitude, units }: Question, reading: PointReading): ElevationRecord {
  const point = reading.kind === 'value' ? reading.point : null
  const metres = point?.metres ?? null
  const feet = metres === null ? null : metersToFeet(metres)
  const resolution = toMetres(point?.resolution ?? null)
  return {
    latitude,
    longitude,
    elevation: units === 'Feet' ? feet : metres,
    units,
    elevationMeters: metres,
    elevationFeet: feet,
    resolutionMeters: resolution.metres,
    resolutionApproximate: resolution.approximate,
    sourceRasterId: point?.rasterId ?? null,
    acquisitionDate: toIsoDate(point?.acquired ?? null),
    noValueReason: point ? null : NOTHING,
  }
}

const METRES_PER_DEGREE = 111_320

/** Coarse models state their cell in degrees, fine ones in metres (as 1.0000000049939985, so rounded). */
function toMetres(resolution: number | null): { metres: number | null; approximate: boolean } {
  if (resolution === null || !(resolution > 0)) return { metres: null, approximate: false }
  if (resolution >= 0.01) return { metres: Number(resolution.toFixed(3)), approximate: false }
  return { metres: Math.round(resolution * METRES_PER_DEGREE), approximate: true }
}

/** The source writes M/D/YYYY without leading zeros; anything else is not passed on as a date. */
function toIsoDate(text: string | null): string | null {
  const parts = text?.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/)
  if (!parts) return null
  const [, month = '', day = '', year = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(iso) ? iso : null
}
