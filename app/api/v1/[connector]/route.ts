import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { catalogueEntry, publicConnectors } from '@/lib/connector/catalogue'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { fixedDocument, sendDocument } from '@/lib/connector/http/fixed-document'

const texts = {
  unknown: 'There is no connector of this name. GET /api/v1 lists every connector.',
  verb: (method: string) =>
    `${method} needs a method: /api/v1/{connector}/{method}. GET this address for the methods of the connector.`,
}

interface Route {
  params: Promise<{ connector: string }>
}

const entryOf = fixedDocument(catalogueEntry)

export const GET = forAnyPage(async (request: Request, { params }: Route) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await getApp()
  const { connector: name } = await params
  const declaration = publicConnectors(engine.registry).find(({ name: each }) => each === name)
  if (!declaration) return problemResponse({ code: 'not_found', message: texts.unknown, issues: [] })
  return sendDocument(request, entryOf(declaration))
})

const refuseVerb = (request: Request) =>
  problemResponse({ code: 'method_not_allowed', message: texts.verb(request.method), issues: [] })

export const OPTIONS = () => answerPreflight('GET, HEAD')

export { refuseVerb as DELETE, refuseVerb as PATCH, refuseVerb as POST, refuseVerb as PUT }
