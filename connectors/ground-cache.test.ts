import { expect, it } from 'vitest'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { federalFloodHazard } from './federal-flood-hazard'
import { federalSoils } from './federal-soils'
import { federalWetlands } from './federal-wetlands'
import { simulators } from './simulators'

const impatient = <D extends { pace: object }>(declaration: D) => ({
  ...declaration,
  pace: { ...declaration.pace, retries: 0, spacing: 0 },
})
const ground = {
  'federal-flood-hazard': impatient(federalFloodHazard),
  'federal-wetlands': impatient(federalWetlands),
  'federal-soils': impatient(federalSoils),
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const simulated = sampleTransport(simulators)

function watch() {
  const world = { at: Date.UTC(2026, 0, 5), asked: 0, isDown: false }
  const engine = createEngine(
    ground,
    engineDeps(
      async (request) => {
        world.asked += 1
        return world.isDown ? new Response('', { status: 503 }) : simulated(request)
      },
      { now: () => new Date(world.at) },
    ),
  )
  return { engine, world }
}

it.each([
  ['federal-flood-hazard', 'getFloodZone', 7],
  ['federal-flood-hazard', 'getFloodZonesInArea', 1],
  ['federal-flood-hazard', 'getBaseFloodElevations', 1],
  ['federal-flood-hazard', 'getFirmPanels', 1],
  ['federal-wetlands', 'getWetlandsAt', 30],
  ['federal-wetlands', 'getWetlandsInArea', 1],
  ['federal-soils', 'getSoilsAt', 30],
  ['federal-soils', 'getSoilsInArea', 1],
] as const)(
  'caches results of %s %s for at most %i days, and requests again after a failure',
  async (connector, method, days) => {
    const { engine, world } = watch()
    const { example } = (ground[connector].methods as Record<string, { example: object }>)[method] ?? {}
    const ask = () => engine.call(connector, method as never, example as never)

    world.isDown = true
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
    world.isDown = false
    const before = world.asked
    expect(await ask()).toMatchObject({ ok: true, meta: { state: 'miss' } })
    const first = world.asked
    expect(first).toBeGreaterThan(before)

    world.at += days * DAY_MS - HOUR_MS
    expect(await ask()).toMatchObject({ ok: true })
    expect(world.asked).toBe(first)

    world.at += 2 * HOUR_MS
    expect(await ask()).toMatchObject({ ok: true })
    expect(world.asked).toBeGreaterThan(first)
  },
)
