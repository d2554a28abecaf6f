import { answerOgc } from '@/app/live/answer-ogc'
import { answerPreflight } from '@/lib/connector/http/any-page'

export async function GET(request: Request, { params }: RouteContext<'/ogc/[[...path]]'>): Promise<Response> {
  return answerOgc(request, (await params).path ?? [])
}

export const OPTIONS = () => answerPreflight('GET, HEAD')
