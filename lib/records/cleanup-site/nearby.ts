import * as z from 'zod/mini'
import { formatMiles, formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord } from '../define-record'
import { distanceStart, guardStarts } from '../distance-start'
import { formatFacilityName } from '../facility/facility-name'

const { incomplete } = defineSentences('nearby-cleanup', {
  incomplete: 'We did not read all cleanup sites at both places, so we compute no difference.',
})

interface NearbyCount {
  isWhole: boolean
}
const guardWhole = (a: NearbyCount, b: NearbyCount) => (a.isWhole && b.isWhole ? undefined : incomplete)

export const nearbyCleanup = defineRecord('nearby-cleanup', {
  records: {
    schema: z.nullable(z.int()),
    label: 'Records on the cleanup lists',
    unit: 'records',
    text: (figure) => (figure === null ? null : formatNumber(figure)),
    compare: { as: 'amount', guard: guardWhole },
  },
  isWhole: { schema: z.boolean(), label: 'All were read' },
  nearest: {
    schema: z.nullable(z.string()),
    label: 'Nearest cleanup site',
    compare: { as: 'note', toDisplay: formatFacilityName },
  },
  list: { schema: z.nullable(z.string()), label: 'List of the nearest', compare: 'note' },
  distanceMiles: {
    schema: z.nullable(z.number()),
    label: 'Distance to the nearest',
    unit: 'mi',
    text: (miles) => (miles === null ? null : formatMiles(miles)),
    compare: {
      as: 'amount',
      guard: (a, b) => guardStarts(a, b) ?? guardWhole(a, b),
    },
  },
  distancesFrom: distanceStart,
  summary: {
    schema: z.string(),
    label: 'What the lists answered',
    compare: { as: 'note', fileOnly: true },
  },
})
