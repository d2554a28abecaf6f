import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { answerPreflight, forAnyPage } from '@/lib/connector/any-page'
import { catalogue } from '@/lib/connector/catalogue'
import { problemResponse } from '@/lib/connector/door'

export const GET = forAnyPage(async (request: Request) => {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await openHouse()
  return Response.json(catalogue(engine), { headers: { 'cache-control': 'public, max-age=300' } })
})

export const OPTIONS = () => answerPreflight('GET, HEAD')
