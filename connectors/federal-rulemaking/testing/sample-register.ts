import type { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import type { Result } from '@/lib/connector/result'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { federalRulemaking } from '..'
import type { FederalRegisterSimulatorSwitches } from '../simulated/search'
import { createSimulatedRegister } from '../simulator'

export const NAME = 'federal-rulemaking'

const impatient = {
  ...federalRulemaking,
  pace: { ...federalRulemaking.pace, retries: 0 },
} satisfies ConnectorDeclaration

export const createRegisterEngine = (transport: Transport) =>
  createEngine({ [NAME]: impatient }, engineDeps(transport))

const today = new Date('2026-11-20T12:00:00Z')

export function sampleRegister(
  switches: Partial<FederalRegisterSimulatorSwitches> = {},
  change: (url: URL) => Response | undefined = () => undefined,
) {
  const sent: URL[] = []
  const register = createSimulatedRegister(switches, today)
  const engine = createRegisterEngine(async (request) => {
    const url = new URL(request.url)
    sent.push(url)
    return change(url) ?? register.simulate(request)
  })
  return { engine, sent, register }
}

type Engine = ReturnType<typeof createRegisterEngine>
type SearchParams = z.input<typeof federalRulemaking.methods.searchDocuments.params>

export async function answerOf<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.data
}

export const searchWith = (engine: Engine, params: SearchParams) =>
  answerOf(engine.call(NAME, 'searchDocuments', params))
