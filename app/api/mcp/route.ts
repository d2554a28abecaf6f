import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { answerMcp } from '@/lib/connector/mcp'

async function answer(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine, config } = await openHouse()
  return answerMcp(engine, request, {
    host: config.HOST,
    ...(config.PUBLIC_URL ? { publicUrl: config.PUBLIC_URL } : {}),
  })
}

export { answer as DELETE, answer as GET, answer as POST }
