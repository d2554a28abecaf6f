import { z } from 'zod'
import { scriptRoute } from '@/app/_lib/read/script-route'
import { ConnectorError } from '@/lib/connector/errors'
import { readJsonBody } from '@/lib/connector/http/call'
import { toProblem } from '@/lib/connector/result'
import { splitKeys } from '../url'

const body = z.object({ asked: z.array(z.string()) })

const findRoute = (readKeys: (query: URLSearchParams, request: Request) => Promise<string[]>) =>
  scriptRoute({
    keep: 'no-store',
    async answer(query, call, request) {
      try {
        const answer = await call('us-florida-parcels', 'findParcels', {
          asked: await readKeys(query, request),
        })
        return answer.ok ? { data: answer.data, meta: answer.meta } : answer.error
      } catch (error) {
        if (error instanceof ConnectorError) return toProblem(error, () => '')
        throw error
      }
    },
  })

export const GET = findRoute(async (query) => splitKeys(query.get('ids') ?? ''))

export const POST = findRoute(async (_, request) => {
  const { data } = body.safeParse(await readJsonBody(request))
  if (data) return data.asked
  throw new ConnectorError('invalid_params', 'Send {"asked": ["27:082S305005000002"]}.', { field: 'asked' })
})
