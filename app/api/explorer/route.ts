import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import { problemResponse } from '@/lib/connector/http/call'
import { paramsSchema } from '@/lib/connector/schema'
import { toFields } from './field'
import { chooseOperation } from './parse'
import { toQuery } from './to-query'

export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const search = new URL(request.url).searchParams
  const { engine } = await getApp()
  const operations = publicConnectors(engine.registry).flatMap(operationsOf)
  const { operation } = chooseOperation(operations, {
    connector: search.get('connector') ?? '',
    method: search.get('method') ?? '',
  })
  if (!operation)
    return problemResponse({ code: 'not_found', message: 'There is no method of that name.', issues: [] })
  const fields = toFields(paramsSchema(operation.method), operation.method.example)
  const query = toQuery(fields, (control) => search.get(control)).toString()
  return new Response(null, {
    status: 303,
    headers: { location: query ? `${operation.path}?${query}` : operation.path },
  })
}
