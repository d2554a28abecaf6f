import type { Transport } from '@/lib/connector/upstream/transport'

export function withoutColumns(transport: Transport, columns: readonly string[]): Transport {
  const isGone = (name: unknown) => columns.some((column) => isSame(column, name))
  return async (request) => {
    const named = await namesIn(request)
    const gone = named.find(isGone)
    if (gone !== undefined) return refusal(request, gone)
    return changed(await transport(request), (body) => ({
      ...body,
      ...('fields' in body ? { fields: listOf(body.fields).filter(({ name }) => !isGone(name)) } : {}),
      ...('columns' in body
        ? { columns: listOf(body.columns).filter(({ fieldName }) => !isGone(fieldName)) }
        : {}),
    }))
  }
}

export function withColumnRenamed(transport: Transport, from: string, to: string): Transport {
  const swap = (text: string, before: string, after: string) =>
    text.replaceAll(new RegExp(`(?<![A-Za-z0-9_])${before}(?![A-Za-z0-9_])`, 'gi'), after)
  return async (request) => {
    if ((await namesIn(request)).some((name) => isSame(name, from))) return refusal(request, from)
    const rewrite = (params: URLSearchParams) =>
      new URLSearchParams([...params].map(([name, value]) => [name, swap(value, to, from)]))
    const { method, headers } = request
    const url = new URL(request.url)
    url.search = rewrite(url.searchParams).toString()
    const body = method === 'POST' ? rewrite(new URLSearchParams(await request.text())) : undefined
    const rewritten = new Request(url, { method, headers, ...(body ? { body } : {}) })
    const answer = await transport(rewritten)
    return new Response(swap(await answer.text(), from, to), {
      status: answer.status,
      headers: answer.headers,
    })
  }
}

const isSame = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase()

const clauses = ['outFields', 'where', 'orderByFields', '$select', '$where', '$order']

async function namesIn(request: Request): Promise<string[]> {
  const { searchParams } = new URL(request.url)
  const form = request.method === 'POST' ? await request.clone().text() : ''
  const params = [searchParams, new URLSearchParams(form)]
  const texts = clauses.flatMap((clause) => params.flatMap((each) => each.get(clause) ?? []))
  return texts.flatMap((text) => text.replace(/'(?:[^']|'')*'/g, ' ').match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [])
}

/** A portal or a hosted layer names the unknown column in its error. A government's own server does not. */
function refusal({ url }: Request, column: string): Response {
  if (url.includes('/resource/')) {
    const body = {
      code: 'query.soql.no-such-column',
      error: true,
      message: `No such column: ${column}`,
      data: {},
    }
    return Response.json(body, { status: 400 })
  }
  const error = url.includes('/FeatureServer/')
    ? {
        code: 400,
        message: 'Cannot perform query. Invalid query parameters.',
        details: [`'Invalid field: ${column}' parameter is invalid`],
      }
    : { code: 400, message: 'Unable to complete operation.', details: [] }
  return Response.json({ error })
}

type Body = Record<string, unknown>

async function changed(answer: Response, change: (body: Body) => Body): Promise<Response> {
  const text = await answer.text()
  const { status, headers } = answer
  if (!text.startsWith('{')) return new Response(text, { status, headers })
  return new Response(JSON.stringify(change(JSON.parse(text))), { status, headers })
}

const listOf = (value: unknown): Body[] => (Array.isArray(value) ? value : [])
