import { z } from 'zod'
import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { askedBy } from '@/lib/connector/asked-by'
import { problemResponse, readJsonBody } from '@/lib/connector/door'
import { ConnectorError } from '@/lib/connector/errors'
import { toProblem } from '@/lib/connector/result'
import { answerBrowser } from '../answer-browser'
import { splitKeys } from '../url'

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
  const { engine } = await openHouse()
  try {
    const asked = await readAsked()
    const call = { internal: true, ...askedBy(request) }
    const found = await engine.call('us-florida-parcels', 'findParcels', { asked }, call)
    if (!found.ok) return problemResponse(found.error)
    return answerBrowser(found, 'no-store')
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(toProblem(error, () => ''))
  }
}
