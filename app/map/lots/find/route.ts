import { z } from 'zod'
import { scriptRoute } from '@/app/_lib/read/script-route'
import { ConnectorError } from '@/lib/connector/errors'
import { readJsonBody } from '@/lib/connector/http/call'
import { toProblem } from '@/lib/connector/result'

const body = z.object({ asked: z.array(z.string()) })

export const POST = scriptRoute({
  keep: 'no-store',
  async answer(_, call, request) {
    try {
      const { data } = body.safeParse(await readJsonBody(request))
      if (!data)
        throw new ConnectorError('invalid_params', 'Send {"asked": ["az-maricopa:112-21-086"]}.', {
          field: 'asked',
        })
      const answer = await call('us-parcels', 'findLots', data)
      return answer.ok ? { data: { results: answer.data.results }, meta: answer.meta } : answer.error
    } catch (error) {
      if (error instanceof ConnectorError) return toProblem(error, () => '')
      throw error
    }
  },
})
