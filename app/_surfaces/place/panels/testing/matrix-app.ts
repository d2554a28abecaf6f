import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { createFaults } from '@/lib/connector/upstream/faults'
import type { Transport } from '@/lib/connector/upstream/transport'

export type SimulatedPanelOutcome = 'found' | 'none' | 'not-covered' | 'slow' | 'down' | 'changed'
export const fates: readonly SimulatedPanelOutcome[] = [
  'found',
  'none',
  'not-covered',
  'slow',
  'down',
  'changed',
]

interface Options {
  fateOf: (host: string) => SimulatedPanelOutcome | undefined
  released: Promise<unknown>
  onAsked?: (host: string) => void
}

/** All apps use the same time, so that equal requests get identical responses. */
const NOW = new Date('2026-11-20T12:00:00Z')

interface StoredResponse {
  status: number
  headers: Headers
  body: string
}

const recorded = new Map<string, Promise<StoredResponse>>()

export async function openMatrixApp(options: Options): Promise<EngineCaller> {
  const { engine } = await createApp({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
    now: () => NOW,
    transport: (transport) => (request) => answer(request, transport, options),
  })
  return ((connector, method, params) =>
    engine.call(connector, method, params, { internal: true })) as EngineCaller
}

async function answer(request: Request, transport: Transport, { fateOf, released, onAsked }: Options) {
  const { hostname } = new URL(request.url)
  const fate = fateOf(hostname)
  onAsked?.(hostname)
  if (fate === 'slow') await released
  const faults = createFaults()
  if (fate === 'down' || fate === 'changed') faults.set(hostname, fate)
  return faults.wrap((sent) => replay(sent, transport, fate === 'none'))(request)
}

/** Caches the simulator's responses, because the test measures only our own code. */
async function replay(request: Request, transport: Transport, isEmpty: boolean): Promise<Response> {
  const key = `${request.method} ${request.url} ${request.body ? await request.clone().text() : ''}`
  const response = recorded.get(key) ?? record(await transport(request))
  recorded.set(key, Promise.resolve(response))
  const { status, headers, body } = await response
  return new Response(isEmpty ? emptied(body) : body, { status, headers })
}

const record = async (response: Response): Promise<StoredResponse> => ({
  status: response.status,
  headers: response.headers,
  body: await response.text(),
})

function emptied(body: string): string {
  const answer = JSON.parse(body)
  if (Array.isArray(answer)) return '[]'
  // These rows describe the coverage. Without them the source would not cover the place.
  if ('features' in answer && /"(STUDY_ID|PROJECT_NAME)"/.test(body)) return body
  if ('entityname' in (answer.metadata ?? {})) {
    const { metadata } = answer
    return JSON.stringify({ metadata: { ...metadata, count: 0 }, [metadata.entityname]: [] })
  }
  if ('Table' in answer) return '{}'
  if ('features' in answer) return JSON.stringify({ ...answer, features: [] })
  if ('Results' in answer && 'series' in answer.Results) {
    const series = answer.Results.series.map((each: object) => ({ ...each, data: [] }))
    return JSON.stringify({ ...answer, Results: { series } })
  }
  return 'value' in answer ? 'Invalid or missing input parameters' : body
}
