import * as z from 'zod/mini'
import { formatAcres } from '@/lib/format'
import { areaOf } from '@/lib/geography/geo'
import { squareMetersToAcres } from '@/lib/units'
import { defineRecord } from '../define-record'
import type { ParcelOutline } from './outline'

const acres = z.nullable(z.number())
const text = (amount: number | null) => (amount === null ? null : formatAcres(amount))

/** The publisher’s own figure and ours can differ, so neither replaces the other. */
export const acreFields = {
  recordedAcres: {
    schema: acres,
    label: 'Recorded area',
    unit: 'acres',
    text,
    compare: 'amount',
    map: { compares: 'acres', numeric: true },
  },
  outlineAcres: {
    schema: acres,
    label: 'Area of the outline (derived)',
    unit: 'acres',
    text,
    compare: 'amount',
    map: { compares: 'acres', numeric: true },
  },
} as const

export const landSize = defineRecord('land-size', acreFields)

export const acresOf = (outline: ParcelOutline): number =>
  Number(squareMetersToAcres(areaOf(outline)).toFixed(2))
