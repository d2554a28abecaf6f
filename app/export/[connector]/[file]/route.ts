import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { asHeavy, serveFile } from '@/app/_surfaces/file/heavy'
import { answerPreflight, toAnyPage } from '@/lib/connector/http/any-page'
import { problemResponse } from '@/lib/connector/http/call'
import { takesCredentials } from '@/lib/connector/http/credentials'
import { answerExport } from '@/lib/connector/http/export'

interface Route {
  params: Promise<{ connector: string; file: string }>
}

export async function GET(request: Request, route: Route): Promise<Response> {
  const { connector } = await route.params
  const answered = await answer(request, route)
  return takesCredentials((await getApp()).engine, connector) ? answered : toAnyPage(answered)
}

export const OPTIONS = () => answerPreflight('GET, HEAD')

async function answer(request: Request, { params }: Route): Promise<Response> {
  const { connector, file } = await params
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused, { connector })
  const { engine } = await getApp()
  return asHeavy(request, (work) => answerExport(engine, request, connector, file, serveFile(request, work)))
}
