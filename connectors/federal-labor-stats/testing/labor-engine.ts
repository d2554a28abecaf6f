import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { federalLaborStats } from '..'
import { createSimulatedLabor, type LaborSimulatorSwitches } from '../simulator'

export const KEY = 'quill0thimble0inkwell0sample'

interface Options {
  switches?: Partial<LaborSimulatorSwitches>
  registered?: boolean
  change?: (body: string) => Response | undefined | Promise<Response | undefined>
}

interface SeriesRequest {
  seriesid: string[]
  startyear: string
  endyear: string
}

export function laborEngine({ switches = {}, registered = false, change }: Options = {}) {
  const clock = { now: new Date('2026-06-20T12:00:00Z') }
  const now = () => clock.now
  const source = createSimulatedLabor({ now, ...switches })
  const bodies: string[] = []
  const transport: Transport = async (request) => {
    const place = bodies.push('') - 1
    const body = await request.clone().text()
    bodies[place] = body
    return (await change?.(body)) ?? source.simulate(request)
  }
  const impatient = {
    ...federalLaborStats,
    pace: { ...federalLaborStats.pace, retries: 0 },
  } satisfies ConnectorDeclaration
  const engine = createEngine(
    { 'federal-labor-stats': impatient },
    {
      ...engineDeps(transport, { now }),
      settingsOf: () => (registered ? { BLS_API_KEY: KEY } : {}),
    },
  )
  const requestedSeries = () =>
    bodies.filter(Boolean).map((body) => JSON.parse(body) as SeriesRequest & Record<string, unknown>)
  return { engine, source, clock, bodies, asked: requestedSeries }
}

export const HOUR_MS = 3_600_000
