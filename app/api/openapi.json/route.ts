import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { answerPreflight, forAnyPage } from '@/lib/connector/any-page'
import { problemResponse } from '@/lib/connector/door'
import { tagOf, unlessHeld } from '@/lib/connector/entity-tag'
import { openApi } from '@/lib/connector/openapi'

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine, config } = await openHouse()
  const document = openApi(engine, config.PUBLIC_URL)
  const response = Response.json(document, {
    headers: { 'cache-control': 'public, max-age=300' },
  })
  return unlessHeld(request, tagOf(document), response)
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
