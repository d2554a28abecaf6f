import type { ExportDocument } from '@/lib/export/document'
import { nameFile } from '@/lib/export/file-name'
import { formatById } from '@/lib/export/formats'
import { problemResponse } from './door'
import type { Engine } from './engine'
import { ConnectorError } from './errors'
import { paramsFromQuery } from './from-query'
import type { Method } from './method'
import { type Meta, toProblem } from './result'

/** `GET /export/{connector}/{method}.{format}?…`: one method's answer as a file, its sources inside. */
export async function answerExport(
  engine: Engine,
  request: Request,
  connector: string,
  file: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const names = { connector, method: file.replace(/\.[^.]*$/, '') }
  try {
    const { method, format } = findExport(engine, connector, file)
    const params = paramsFromQuery(searchParams, method)
    const result = await engine.callNamed(connector, names.method, params)
    if (!result.ok) return problemResponse(result.error, names)
    const table = method.table?.(result.data, method.params.parse(params))
    if (!table) throw notATable()
    const document = toDocument(engine, names, searchParams, result.meta, table)
    const body = await format.render(document)
    return new Response(typeof body === 'string' ? body : new Blob([new Uint8Array(body)]), {
      headers: {
        'content-type': format.contentType,
        'content-disposition': `attachment; filename="${nameFile(document, format)}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(
      toProblem(error, () => ''),
      names,
    )
  }
}

function findExport({ registry }: Engine, connector: string, file: string) {
  const [name = '', extension = ''] = file.split('.')
  const methods: Readonly<Record<string, Method>> = Object.hasOwn(registry, connector)
    ? (registry[connector]?.methods ?? {})
    : {}
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  const format = formatById(extension)
  if (!method || !format)
    throw new ConnectorError(
      'not_found',
      'There is no such file. Links to files are on the pages that show the answer.',
    )
  if (!method.table) throw notATable()
  return { method, format }
}

const notATable = () =>
  new ConnectorError('not_supported', 'This answer has no rows to export. Ask the API for it as JSON.')

function toDocument(
  engine: Engine,
  { connector, method }: { connector: string; method: string },
  query: URLSearchParams,
  meta: Meta,
  table: ExportDocument['table'],
): ExportDocument {
  const declaration = engine.registry[connector]
  return {
    title: `${meta.source}: ${method}`,
    filename: [connector, method, ...query.values()].join('-').slice(0, 120),
    question: Object.fromEntries(query),
    table,
    sources: [
      {
        source: meta.source,
        publisher: meta.publisher,
        retrievedAt: meta.retrievedAt,
        ageSeconds: meta.ageSeconds,
        state: meta.state,
        request: meta.requests.map(({ url }) => url).join(' '),
        attribution: meta.attribution,
        licence: meta.licence,
      },
    ],
    caveats: declaration?.caveats ?? [],
    sample: meta.sample,
    retrievedAt: meta.retrievedAt,
  }
}
