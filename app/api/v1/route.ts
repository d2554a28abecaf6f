import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { catalogue } from '@/lib/connector/catalogue'
import { problemResponse } from '@/lib/connector/door'

export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine } = await openHouse()
  return Response.json(catalogue(engine), { headers: { 'cache-control': 'public, max-age=300' } })
}
