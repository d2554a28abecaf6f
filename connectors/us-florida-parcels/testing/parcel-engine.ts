import { geocoder } from '@/connectors/geocoder/index'
import { simulateGeocoder } from '@/connectors/geocoder/simulator'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf, type ResultOf } from '@/lib/connector/engine/engine'
import type { SourcePace } from '@/lib/connector/source'
import { dataOf } from '@/lib/connector/testing/data-of'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { usFloridaParcels } from '..'
import type { searchParcels } from '../search-parcels'
import { createFloridaParcels } from '../simulator'
import { HOST } from '../wire'

type Change = (request: Request, next: Transport) => Promise<Response> | undefined

interface Options {
  change?: Change
  closed?: boolean
  stallMs?: number
  pace?: Partial<SourcePace>
  now?: () => Date
}

const impatient = (pace: Partial<SourcePace>) =>
  ({
    ...usFloridaParcels,
    pace: { ...usFloridaParcels.pace, spacing: 0, retries: 0, ...pace },
  }) satisfies ConnectorDeclaration

export function parcelEngine({ change, closed = false, stallMs = 50, pace = {}, now }: Options = {}) {
  const source = createFloridaParcels({ closed, stallMs })
  const requests: URLSearchParams[] = []
  const transport: Transport = async (request) => {
    const { hostname, pathname, searchParams } = new URL(request.url)
    if (hostname !== HOST) return simulateGeocoder(request)
    const form = request.method === 'POST' ? await request.clone().text() : ''
    const params = new URLSearchParams([...searchParams, ...new URLSearchParams(form)])
    if (pathname.endsWith('/query')) requests.push(params)
    return (await change?.(request, source)) ?? source(request)
  }
  const deps = { ...engineDeps(transport, now ? { now } : {}), maxCacheBytes: 200_000_000 }
  const engine = createEngine({ 'us-florida-parcels': impatient(pace), geocoder }, deps)
  return { engine, requests }
}

export type ParcelSample = ReturnType<typeof parcelEngine>

export async function problemOf(
  { engine }: ParcelSample,
  method: string,
  params: unknown,
): Promise<{ code: string; message: string; paths: string[] }> {
  const answer = await engine.callNamed('us-florida-parcels', method, params)
  if (answer.ok) throw new Error(`${method} was answered`)
  const { code, message, issues } = answer.error
  return { code, message, paths: [...new Set(issues.map(({ path }) => path))] }
}

export type ParcelSearchParams = ParamsOf<typeof searchParcels>
export type ParcelSearchResult = ResultOf<typeof searchParcels>

export const search = ({ engine }: ParcelSample, params: ParcelSearchParams): Promise<ParcelSearchResult> =>
  dataOf(engine.call('us-florida-parcels', 'searchParcels', params))

export async function recordsOf(sample: ParcelSample, params: ParcelSearchParams) {
  const answer = await search(sample, params)
  if (!('records' in answer)) throw new Error('Not records')
  return answer.records
}
