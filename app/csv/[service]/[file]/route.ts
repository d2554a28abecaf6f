import { answerCsv } from '@/app/live/answer-csv'
import { answerPreflight } from '@/lib/connector/http/any-page'

type Context = RouteContext<'/csv/[service]/[file]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { service, file } = await params
  return answerCsv(request, service, file)
}

export const OPTIONS = () => answerPreflight('GET, HEAD')
