import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { getSamples, MOST_POINTS } from './get-samples'

const params = z.strictObject({
  points: z.array(z.strictObject(pointParams)).min(1).max(400),
})

const height = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), meters: z.number() }),
  z.object({ state: z.enum(['none', 'failed']) }),
])
export type PointElevation = z.output<typeof height>

const result = z.object({
  heights: z
    .array(height)
    .describe('In the order of the points. “failed” says nothing about the ground: its request failed.'),
})

export const heightsAt = {
  summary: 'Heights of the ground in meters at up to 400 WGS84 points.',
  params,
  result,
  example: getSamples.example,
  cache: false,
  cost: 2,
  async run({ points }, { callEach }) {
    const chunks = Array.from({ length: Math.ceil(points.length / MOST_POINTS) }, (_, index) =>
      points.slice(index * MOST_POINTS, (index + 1) * MOST_POINTS),
    )
    const parts = await callEach(
      getSamples,
      chunks.map((chunk) => ({ points: chunk })),
    )
    const failures = parts.flatMap((part) => (part.ok ? [] : [part.error]))
    if (failures.length === parts.length) throw failures[0]
    return {
      heights: chunks.flatMap((chunk, index) => {
        const part = parts[index]
        return chunk.map((_, at): PointElevation => {
          if (!part?.ok) return { state: 'failed' }
          const meters = part.data.meters[at] ?? null
          return meters === null ? { state: 'none' } : { state: 'found', meters }
        })
      }),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
