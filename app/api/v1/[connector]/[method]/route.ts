import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { costOfMethod } from '@/lib/connector/catalogue'
import { answerPreflight, toAnyPage } from '@/lib/connector/http/any-page'
import { answerCall, problemResponse } from '@/lib/connector/http/call'
import { takesCredentials } from '@/lib/connector/http/credentials'

const texts = { verb: (method: string) => `${method} is not for reading. Use GET or POST.` }

interface Route {
  params: Promise<{ connector: string; method: string }>
}

async function answer(request: Request, { params }: Route): Promise<Response> {
  const { connector, method } = await params
  const { engine } = await getApp()
  const refused = await refuseTooMany(request.headers, costOfMethod(engine.registry, connector, method))
  const answered = refused
    ? problemResponse(refused, { connector, method })
    : await answerCall(engine, request, connector, method)
  return takesCredentials(engine, connector) ? answered : toAnyPage(answered)
}

const refuseVerb = async (request: Request, { params }: Route) =>
  problemResponse(
    { code: 'method_not_allowed', message: texts.verb(request.method), issues: [] },
    await params,
  )

export async function OPTIONS(_: Request, { params }: Route): Promise<Response> {
  const methods = 'GET, HEAD, POST'
  return takesCredentials((await getApp()).engine, (await params).connector)
    ? new Response(null, { status: 204, headers: { allow: methods } })
    : answerPreflight(methods)
}

export { answer as GET, answer as POST, refuseVerb as DELETE, refuseVerb as PATCH, refuseVerb as PUT }
