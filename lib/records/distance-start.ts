import * as z from 'zod/mini'
import { defineSentences } from '@/lib/sentences/define-sentences'

const { apart } = defineSentences('distance-start', {
  apart: 'One distance is from an edge and the other from a point, so we compute no difference.',
})

export const distanceStarts = {
  point: 'the point',
  lot: 'the lot’s edge',
  land: 'the edge of the land described',
} as const

const start = z.enum([distanceStarts.lot, distanceStarts.land, distanceStarts.point])

export const distanceStart = { schema: start, label: 'Distances count from', compare: 'note' } as const

interface StartedDistance {
  distancesFrom: z.output<typeof start>
}

const isFromPoint = ({ distancesFrom }: StartedDistance) => distancesFrom === distanceStarts.point

export const guardStarts = (a: StartedDistance, b: StartedDistance): string | undefined =>
  isFromPoint(a) === isFromPoint(b) ? undefined : apart
