import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { openApi } from '@/lib/connector/openapi'

export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine, config } = await openHouse()
  return Response.json(openApi(engine, config.PUBLIC_URL), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}
