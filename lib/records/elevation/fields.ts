import * as z from 'zod/mini'
import { formatDay, formatFeet, formatMeters } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord, type RecordOfKind } from '../define-record'

const texts = defineTexts('records.elevation.fields', { about: (meters: string) => `about ${meters}` })

export const { interpolated, bareGround } = defineSentences('elevation.fields', {
  interpolated: 'Interpolated from an elevation model, not surveyed. Not for elevation certificates.',
  bareGround: 'Bare ground, without buildings and trees.',
})

export const elevation = defineRecord('elevation', {
  latitude: { schema: z.number(), label: 'Latitude' },
  longitude: { schema: z.number(), label: 'Longitude' },
  elevation: { schema: z.nullable(z.number()), label: 'Elevation in the requested unit', file: false },
  units: { schema: z.enum(['Meters', 'Feet']), label: 'Requested unit', file: false },
  elevationFeet: {
    schema: z.nullable(z.number()),
    label: 'Ground elevation',
    unit: 'ft',
    limit: 'interpolated, not surveyed',
    file: { elevationFeet: { label: 'Elevation' } },
    text: (feet) => (feet === null ? null : formatFeet(feet)),
    fact: {
      text: (feet, { elevationMeters: meters }) =>
        feet === null || meters === null ? null : `${formatFeet(feet)} (${formatMeters(meters)})`,
      note: `${interpolated} ${bareGround}`,
    },
    compare: 'amount',
  },
  elevationMeters: { schema: z.nullable(z.number()), label: 'Elevation', unit: 'm' },
  resolutionMeters: {
    schema: z.nullable(z.number()),
    label: 'Cell size of the model',
    unit: 'm',
    text: (meters, { resolutionApproximate }) =>
      meters === null
        ? null
        : resolutionApproximate
          ? texts.about(formatMeters(meters))
          : formatMeters(meters),
    fact: {},
    compare: 'class',
  },
  resolutionApproximate: { schema: z.boolean(), label: 'Cell size is approximate', file: false },
  sourceRasterId: { schema: z.nullable(z.number()), label: 'Raster of the source', file: false },
  acquisitionDate: {
    schema: z.nullable(z.string()),
    type: 'date',
    label: 'Measured on',
    text: (day) => day && formatDay(day),
    fact: { absent: 'Not published for this point' },
    compare: 'note',
  },
  noValueReason: { schema: z.nullable(z.string()), label: 'Why there is no value' },
})

export type ElevationRecord = RecordOfKind<typeof elevation>
