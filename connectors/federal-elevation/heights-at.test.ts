import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { elevationAt } from '@/lib/sample-world/terrain'
import { federalElevation } from '.'
import { simulateSamples } from './simulator'

const impatient = {
  ...federalElevation,
  pace: { ...federalElevation.pace, retries: 0 },
} satisfies ConnectorDeclaration

const simulated = sampleTransport({ 'elevation.nationalmap.gov': simulateSamples })
const points = Array.from({ length: 60 }, (_, step) => ({
  latitude: 39.7,
  longitude: Number((-105 + step / 100).toFixed(2)),
}))
const gulf = { latitude: 25, longitude: -92 }

async function ask(several: object[], transport: Transport = simulated) {
  const engine = createEngine({ 'federal-elevation': impatient }, engineDeps(transport))
  return engine.call('federal-elevation', 'heightsAt', { points: several as never }, { internal: true })
}

async function heightsOf(several: object[], transport?: Transport) {
  const answer = await ask(several, transport)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.heights
}

const pointsIn = (url: string): unknown[] =>
  JSON.parse(new URL(url).searchParams.get('geometry') ?? '{}').points

describe('heightsAt', () => {
  it('requests 60 heights in batches of 25, at most two at once, and matches each height to its point', async () => {
    const sizes: number[] = []
    let [running, most] = [0, 0]
    const heights = await heightsOf(points, async (request) => {
      sizes.push(pointsIn(request.url).length)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      return simulated(request)
    })
    expect(sizes).toEqual([25, 25, 10])
    expect(most).toBeLessThanOrEqual(2)
    for (const [index, { longitude, latitude }] of points.entries())
      expect(heights[index]).toMatchObject({
        state: 'found',
        meters: expect.closeTo(elevationAt(longitude, latitude) ?? Number.NaN, 2),
      })
  })

  it('distinguishes a point without a height from a point whose request failed', async () => {
    const heights = await heightsOf([gulf, ...points], async (request) =>
      pointsIn(request.url).length < 25 ? new Response('<h1>Busy</h1>', { status: 504 }) : simulated(request),
    )
    expect(heights[0]).toEqual({ state: 'none' })
    expect(heights.slice(1, 50).every(({ state }) => state === 'found')).toBe(true)
    expect(heights.slice(50)).toEqual(Array(11).fill({ state: 'failed' }))
  })

  it.each([
    ['a height for a point that was not sent', { samples: [{ locationId: 3, value: '12.0' }] }],
    ['two heights for one point', { samples: [1, 1].map((locationId) => ({ locationId, value: '12.0' })) }],
    ['no sample at all', { samples: [] }],
    ['a number instead of a text', { samples: [{ locationId: 0, value: 12 }] }],
    ['a text that is no height', { samples: [{ locationId: 0, value: 'high' }] }],
  ])('fails for %s instead of guessing', async (_, body) => {
    const answer = await ask(points.slice(0, 2), async () => Response.json(body))
    expect(answer).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded response for points outside of all models', () => {
  it('reads a recorded error as no height at either point', async () => {
    const name = 'imageserver-getsamples-all-outside.error.json'
    const body = readFileSync(join(samples ?? '', 'federal-elevation', name), 'utf8')
    expect(await heightsOf([gulf, gulf], async () => new Response(body))).toEqual([
      { state: 'none' },
      { state: 'none' },
    ])
  })
})
