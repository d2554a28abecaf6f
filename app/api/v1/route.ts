import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { answerPreflight, forAnyPage } from '@/lib/connector/any-page'
import { catalogue } from '@/lib/connector/catalogue'
import { problemResponse } from '@/lib/connector/door'
import { tagOf, unlessHeld } from '@/lib/connector/entity-tag'

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await openHouse()
  const document = catalogue(engine)
  const response = Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } })
  return unlessHeld(request, tagOf(document), response)
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
