import * as z from 'zod/mini'
import { formatMiles, formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord } from '../define-record'
import { distanceStart, guardStarts } from '../distance-start'
import { formatFacilityName } from './facility-name'

const { incomplete } = defineSentences('nearby-facilities', {
  incomplete: 'We did not read all facilities at both places, so we compute no difference.',
})
const formatFigure = (figure: number | null) => (figure === null ? null : formatNumber(figure))

export const nearbyFacilities = defineRecord('nearby-facilities', {
  matched: {
    schema: z.nullable(z.number()),
    label: 'Facilities within a mile',
    unit: 'facilities',
    text: formatFigure,
    compare: 'amount',
  },
  inViolation: {
    schema: z.number(),
    label: 'With a violation now, of those we read',
    unit: 'facilities',
    text: formatFigure,
    compare: { as: 'amount', guard: (a, b) => (a.isWhole && b.isWhole ? undefined : incomplete) },
  },
  isWhole: { schema: z.boolean(), label: 'All were read' },
  nearest: {
    schema: z.nullable(z.string()),
    label: 'Nearest facility',
    compare: { as: 'note', toDisplay: formatFacilityName },
  },
  distanceMiles: {
    schema: z.nullable(z.number()),
    label: 'Distance to the nearest',
    unit: 'mi',
    text: (miles) => (miles === null ? null : formatMiles(miles)),
    compare: { as: 'amount', guard: guardStarts },
  },
  distancesFrom: distanceStart,
  equation: {
    schema: z.string(),
    label: 'How they were counted',
    compare: { as: 'note', fileOnly: true },
  },
})
