import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { usFloridaParcels } from '..'
import { createFloridaParcels } from '../simulator'

const impatient = {
  ...usFloridaParcels,
  pace: { ...usFloridaParcels.pace, spacing: 0, retries: 0, timeout: 5_000 },
} satisfies ConnectorDeclaration

export type TransportInterceptor = (
  request: Request,
  source: Transport,
) => Promise<Response> | Response | undefined

export function mapEngine({
  change,
  closed = false,
}: {
  change?: TransportInterceptor
  closed?: boolean
} = {}) {
  const source = createFloridaParcels({ closed })
  const sent: string[] = []
  const transport: Transport = async (request) => {
    const form = request.method === 'POST' ? await request.clone().text() : ''
    sent.push(form === '' ? request.url : `${request.url}?${form}`)
    return (await change?.(request, source)) ?? source(request)
  }
  const deps = { ...engineDeps(transport), maxCacheBytes: 400_000_000 }
  const engine = createEngine({ 'us-florida-parcels': impatient }, deps)
  const queries = () => sent.filter((url) => url.includes('/query')).map((url) => new URL(url).searchParams)
  return { engine, sent, queries }
}

export type ParcelMapEngine = ReturnType<typeof mapEngine>['engine']

export const isRows = (request: Request) => new URL(request.url).searchParams.has('outFields')

export function cutAt(rows: number): TransportInterceptor {
  return async (request, source) => {
    const answer = await source(request)
    if (!isRows(request)) return answer
    const body = await answer.json()
    if (body.features.length <= rows) return Response.json(body)
    return Response.json({ ...body, exceededTransferLimit: true, features: body.features.slice(0, rows) })
  }
}

export const throttled = () =>
  Response.json({
    error: {
      code: 429,
      message: 'Unable to perform query. Too many requests.',
      details: ['Retry after 60 sec.'],
    },
  })
