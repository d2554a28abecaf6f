import { answerArcgis } from '@/app/live/answer-arcgis'
import { answerPreflight } from '@/lib/connector/http/any-page'

type Context = RouteContext<'/arcgis/rest/[...path]'>

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerArcgis(request, (await params).path)

export { answer as GET, answer as POST }

export const OPTIONS = () => answerPreflight('GET, HEAD, POST')
