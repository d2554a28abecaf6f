import { asHeavy, serveFile } from '@/app/heavy'
import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { answerPreflight, toAnyPage } from '@/lib/connector/any-page'
import { takesCredentials } from '@/lib/connector/credentials'
import { problemResponse } from '@/lib/connector/door'
import { answerExport } from '@/lib/connector/export-door'

interface Route {
  params: Promise<{ connector: string; file: string }>
}

export async function GET(request: Request, route: Route): Promise<Response> {
  const { connector } = await route.params
  const answered = await answer(request, route)
  return takesCredentials((await openHouse()).engine, connector) ? answered : toAnyPage(answered)
}

export const OPTIONS = () => answerPreflight('GET, HEAD')

async function answer(request: Request, { params }: Route): Promise<Response> {
  const { connector, file } = await params
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused, { connector })
  const { engine } = await openHouse()
  return asHeavy(request, (errand) =>
    answerExport(engine, request, connector, file, serveFile(request, errand)),
  )
}
