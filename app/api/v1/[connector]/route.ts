import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { catalogue } from '@/lib/connector/catalogue'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { tagOf, unlessHeld } from '@/lib/connector/http/entity-tag'

const texts = {
  unknown: 'There is no connector of this name. GET /api/v1 lists every connector.',
  verb: (method: string) =>
    `${method} needs a method: /api/v1/{connector}/{method}. GET this address for the methods of the connector.`,
}

interface Route {
  params: Promise<{ connector: string }>
}

/** The entry of one connector, exactly as the catalog has it. */
export const GET = forAnyPage(async (request: Request, { params }: Route) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await getApp()
  const { connector: name } = await params
  const entry = catalogue(engine).connectors.find(({ connector }) => connector === name)
  if (!entry) return problemResponse({ code: 'not_found', message: texts.unknown, issues: [] })
  const response = Response.json(entry, { headers: { 'cache-control': 'public, max-age=300' } })
  return unlessHeld(request, tagOf(entry), response)
})

const refuseVerb = (request: Request) =>
  problemResponse({ code: 'method_not_allowed', message: texts.verb(request.method), issues: [] })

export const OPTIONS = () => answerPreflight('GET, HEAD')

export { refuseVerb as DELETE, refuseVerb as PATCH, refuseVerb as POST, refuseVerb as PUT }
