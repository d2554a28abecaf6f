import { z } from 'zod'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { ConnectorError } from '@/lib/connector/errors'
import { problemResponse, readJsonBody } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { toProblem } from '@/lib/connector/result'
import { splitKeys } from '../url'
import { answerBrowser } from '../view-question'

const body = z.object({ asked: z.array(z.string()) })

/** Parcels by number: `ids` as the page's own address writes a selection. */
export async function GET(request: Request): Promise<Response> {
  return answer(request, async () => splitKeys(new URL(request.url).searchParams.get('ids') ?? ''))
}

/** More numbers than an address holds. */
export async function POST(request: Request): Promise<Response> {
  return answer(request, async () => {
    const parsed = body.safeParse(await readJsonBody(request))
    if (parsed.success) return parsed.data.asked
    throw new ConnectorError('invalid_params', 'Send {"asked": ["27:082S305005000002"]}.', { field: 'asked' })
  })
}

async function answer(request: Request, readAsked: () => Promise<string[]>): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await getApp()
  try {
    const asked = await readAsked()
    const call = { internal: true, ...callerOf(request) }
    const found = await engine.call('us-florida-parcels', 'findParcels', { asked }, call)
    if (!found.ok) return problemResponse(found.error)
    return answerBrowser(found, 'no-store')
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(toProblem(error, () => ''))
  }
}
