import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { problemResponse } from '@/lib/connector/http/call'
import { answerMcp } from '@/lib/connector/http/mcp'
import type { QuestionTool } from '@/lib/connector/http/mcp-questions'

/** Without `questions`, every method is a tool. */
export async function answerDoor(request: Request, questions?: readonly QuestionTool[]): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { engine, config } = await getApp()
  return answerMcp(engine, request, {
    host: config.HOST,
    refuse: (cost) => refuseTooMany(request.headers, cost),
    ...(config.PUBLIC_URL ? { publicUrl: config.PUBLIC_URL } : {}),
    ...(questions ? { questions } : {}),
  })
}
