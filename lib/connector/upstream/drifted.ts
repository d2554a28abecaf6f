import type { Simulator } from './simulated-site'

export const ADDED = { column: 'added_since', word: 'Zz new word' }

type Json = Record<string, unknown>

/**
 * Simulates a source that dropped its last column and rejects requests that name this column. The source also
 * added a column and an unknown code, and changed the case of the values of one column.
 */
export const drift = (simulator: Simulator): Simulator => losing(simulator, -1, changed)

/**
 * Drops the first column after the object id. In parcel layers of the sample data, that column is the parcel
 * number.
 */
export const loseNumber = (simulator: Simulator): Simulator => losing(simulator, 0, dropped)

function losing(
  simulator: Simulator,
  position: number,
  change: (body: unknown, gone: string | undefined) => unknown,
): Simulator {
  return async (request) => {
    const text = await textOf(request)
    const gone = await goneFrom(request, simulator, position)
    if (gone && namesColumn(text, gone)) return refusalOf(request, gone)
    return changeJson(await simulator(request), (body) => change(body, gone))
  }
}

export async function changeJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return response
  const body: unknown = JSON.parse(await response.text())
  const { status, headers } = response
  return new Response(JSON.stringify(change(body)), { status, headers })
}

const textOf = async (request: Request) =>
  `${request.url} ${request.body === null ? '' : await request.clone().text()}`

async function goneFrom(
  request: Request,
  simulator: Simulator,
  position: number,
): Promise<string | undefined> {
  const { origin, pathname } = new URL(request.url)
  const [, layer] = /^(.*\/(?:Feature|Map)Server\/\d+)(?:\/query)?\/?$/i.exec(pathname) ?? []
  const [, id] = /^\/(?:resource|api\/views)\/([a-z0-9]{4}-[a-z0-9]{4})\.json$/.exec(pathname) ?? []
  const page = layer ? `${layer}?f=json` : id && `/api/views/${id}.json`
  if (!page) return undefined
  const response = await simulator(new Request(`${origin}${page}`))
  if (!response.ok) return undefined
  const { fields, columns } = (await response.json()) as { fields?: Json[]; columns?: Json[] }
  const names = (fields ?? columns ?? []).filter(({ type }) => type !== 'esriFieldTypeOID')
  const { name, fieldName = name } = names.at(position) ?? {}
  return typeof fieldName === 'string' ? fieldName : undefined
}

const namesColumn = (text: string, column: string) =>
  new RegExp(`(?<![\\w.])${column.replaceAll(/\W/g, '\\$&')}(?!\\w)`, 'i').test(decodeURIComponent(text))

function refusalOf({ url }: Request, column: string): Response {
  return /Server\//i.test(url)
    ? Response.json({
        error: {
          code: 400,
          message: 'Cannot perform query. Invalid query parameters.',
          details: [`'Invalid field: ${column}' parameter is invalid`],
        },
      })
    : Response.json(
        { message: `No such column: ${column}`, errorCode: 'query.soql.no-such-column', data: { column } },
        { status: 400 },
      )
}

function changed(body: unknown, gone: string | undefined): unknown {
  const rows = rowsIn(body)
  const words = wordColumns(rows[0] ?? {}, gone)
  for (const [index, row] of rows.entries()) {
    const [coded, spelled] = words
    if (coded && index === 0) row[coded] = ADDED.word
    if (spelled) row[spelled] = otherLetters(row[spelled])
    row[ADDED.column] = ADDED.word
  }
  return dropped(body, gone)
}

function dropped(body: unknown, gone: string | undefined): unknown {
  if (!gone) return body
  for (const row of rowsIn(body)) delete row[gone]
  if (isRecord(body)) {
    for (const key of ['fields', 'columns']) {
      const listed = body[key]
      if (Array.isArray(listed))
        body[key] = listed.filter((each) => each?.name !== gone && each?.fieldName !== gone)
    }
  }
  return body
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rowsIn(body: unknown): Json[] {
  if (Array.isArray(body)) return body.filter(isRecord)
  if (!isRecord(body)) return []
  const { features, rows, result, Results } = body
  if (Array.isArray(features))
    return features.flatMap(({ attributes, properties }) => [attributes ?? properties ?? []].flat())
  const lists = [rows, isRecord(result) ? result.records : [], isRecord(Results) ? Results.Facilities : []]
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []))
}

const wordColumns = (row: Json, gone: string | undefined) =>
  Object.keys(row)
    .filter((name) => name !== gone && /^[A-Za-z][A-Za-z /-]{0,24}$/.test(String(row[name] ?? '')))
    .toReversed()

function otherLetters(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
}
