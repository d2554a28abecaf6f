import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { answerCall, problemResponse } from '@/lib/connector/door'

interface Route {
  params: Promise<{ connector: string; method: string }>
}

async function answer(request: Request, { params }: Route): Promise<Response> {
  const { connector, method } = await params
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused, { connector, method })
  return answerCall((await openHouse()).engine, request, connector, method)
}

const refuseVerb = async (request: Request, { params }: Route) =>
  problemResponse(
    {
      code: 'method_not_allowed',
      message: `${request.method} is not for reading. Use GET or POST.`,
      issues: [],
    },
    await params,
  )

const OPTIONS = () => new Response(null, { status: 204, headers: { allow: 'GET, HEAD, POST' } })

export {
  answer as GET,
  answer as POST,
  OPTIONS,
  refuseVerb as DELETE,
  refuseVerb as PATCH,
  refuseVerb as PUT,
}
