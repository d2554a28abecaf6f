import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { federalEnvCompliance } from '..'
import type { ComplianceSimulatorSwitches } from '../simulated/queries'
import { createSimulatedCompliance } from '../simulator'

const impatient = {
  ...federalEnvCompliance,
  pace: { ...federalEnvCompliance.pace, spacing: 0, retries: 0 },
} satisfies ConnectorDeclaration

export function complianceEngine(transport: Transport, now = () => new Date()) {
  const deps = { ...engineDeps(transport, { now }), maxCacheBytes: 200_000_000 }
  return createEngine({ 'federal-env-compliance': impatient }, deps)
}

export function sampleCompliance(
  switches: Partial<ComplianceSimulatorSwitches> = {},
  change?: (request: Request) => Response | Promise<Response> | undefined,
) {
  const sent: string[] = []
  let time = Date.parse('2026-10-01T12:00:00Z')
  const source = createSimulatedCompliance({ now: () => time, ...switches })
  const transport: Transport = async (request) => {
    sent.push(request.url)
    return (await change?.(request)) ?? source.simulate(request)
  }
  const engine = complianceEngine(transport, () => new Date(time))
  return {
    engine,
    source,
    sent,
    operations: () => sent.map((url) => new URL(url).pathname.split('.').at(-1) ?? ''),
    wait: (minutes: number) => {
      time += minutes * 60_000
    },
  }
}

export type ComplianceSample = ReturnType<typeof sampleCompliance>
