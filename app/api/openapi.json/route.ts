import { getApp } from '@/app/_lib/site/app'
import { pageExports } from '@/app/_lib/site/page-exports'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { tagOf, unlessHeld } from '@/lib/connector/http/entity-tag'
import { openApi } from '@/lib/connector/http/openapi'

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine, config } = await getApp()
  const document = openApi(engine, config.PUBLIC_URL, pageExports)
  const response = Response.json(document, {
    headers: { 'cache-control': 'public, max-age=300' },
  })
  return unlessHeld(request, tagOf(document), response)
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
