import { z } from 'zod'
import type { ExportDocument } from '@/lib/export/document'
import { nameFile } from '@/lib/export/file-name'
import { type ExportFormat, type FileChunks, formatsFor, isMapFormat } from '@/lib/export/format'
import { formatById, suits } from '@/lib/export/formats'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import { formatList } from '@/lib/format'
import { type SliceRunner, withRoom } from '@/lib/in-turns'
import { originOf } from '@/lib/provenance/origin-of'
import type { ConnectorEngine } from '../engine/engine'
import { ConnectorError } from '../errors'
import type { ConnectorMethod } from '../method'
import { type Meta, toProblem } from '../result'
import { problemResponse } from './call'
import { callerOf } from './caller'
import { paramsFromQuery } from './from-query'

export type FileSender = (format: ExportFormat, document: ExportDocument) => Promise<Response>

export async function answerExport(
  engine: ConnectorEngine,
  request: Request,
  connector: string,
  file: string,
  send: FileSender = sendFile,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const names = { connector, method: file.replace(/\.[^.]*$/, '') }
  try {
    const { method, format } = findExport(engine, connector, file)
    const params = { ...paramsFromQuery(searchParams, method), ...outlinesFor(method, format) }
    const result = await engine.callNamed(connector, names.method, params, callerOf(request))
    if (!result.ok) return problemResponse(result.error, names)
    const table = method.table?.(result.data, method.params.parse(params))
    if (!table) throw notATable()
    const question = Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(', ')]),
    )
    const heading = { title: `${result.meta.source}: ${inWords(names.method)}`, question }
    return await send(format, toDocument(engine, heading, result.meta, table))
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(
      toProblem(error, () => ''),
      names,
    )
  }
}

interface Manner {
  render?: (format: ExportFormat, document: ExportDocument) => ReturnType<ExportFormat['render']>
  pace?: SliceRunner
}

export async function sendFile(
  format: ExportFormat,
  document: ExportDocument,
  { render = here, pace = withRoom }: Manner = {},
): Promise<Response> {
  if (!suits(format, document)) throw notDrawable(format)
  const body = await render(format, document)
  return new Response(body instanceof Uint8Array ? body : streamPieces(body, pace), {
    headers: fileHeaders(nameFile(document, format), format.contentType),
  })
}

export const fileHeaders = (name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
})

const here = (format: ExportFormat, document: ExportDocument) => format.render(document)

const CHUNK_LETTERS = 32 * 1024

/** Pieces are pulled on demand, so that a large file does not fill the memory. */
function streamPieces(pieces: FileChunks, pace: SliceRunner): ReadableStream<Uint8Array> {
  const left = pieces[Symbol.iterator]()
  const encoder = new TextEncoder()
  function takeChunk(): { chunk?: Uint8Array; isLast?: boolean } {
    let text = ''
    for (let next = left.next(); !next.done; next = left.next()) {
      if (typeof next.value !== 'string') return { chunk: next.value }
      text += next.value
      if (next.value === '' || text.length >= CHUNK_LETTERS) return { chunk: encoder.encode(text) }
    }
    return { chunk: encoder.encode(text), isLast: true }
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { chunk, isLast } = await pace(takeChunk)
          if (chunk && chunk.length > 0) controller.enqueue(chunk)
          if (isLast) return controller.close()
          if (chunk && chunk.length > 0) return
        }
      },
      cancel() {
        left.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

function findExport({ registry }: ConnectorEngine, connector: string, file: string) {
  if (Object.hasOwn(registry, connector) && registry[connector]?.auth === 'basic_auth') throw neverAFile()
  const [name = '', extension = ''] = file.split('.')
  const methods: Readonly<Record<string, ConnectorMethod>> = Object.hasOwn(registry, connector)
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

const notDrawable = ({ label }: ExportFormat) =>
  new ConnectorError(
    'not_supported',
    `None of these rows has a place on the map, so there is no ${label} of them. Take ${formatList(
      formatsFor(false).map((format) => format.label),
      'or',
    )}.`,
    { field: 'format' },
  )

const notATable = () =>
  new ConnectorError(
    'not_supported',
    'There is no table of this answer, so it has no file. Ask the API for it as JSON.',
  )

const neverAFile = () =>
  new ConnectorError(
    'not_supported',
    'Answers made with somebody’s credentials are never made into files or links.',
  )

const outlinesFor = ({ params }: ConnectorMethod, { id }: ExportFormat) =>
  isMapFormat(id) && params instanceof z.ZodObject && 'includeGeometry' in params.shape
    ? { includeGeometry: true }
    : {}

const inWords = (method: string) => method.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const isToken = (value: string) => /^[\w-]{32,}$/.test(value)

export interface ExportHeading {
  title: string
  question: Record<string, string>
}

export function toDocument(
  engine: ConnectorEngine,
  { title, question }: ExportHeading,
  meta: Meta,
  table: ExportTable<ExportRows>,
): ExportDocument {
  return {
    title,
    filename: [title, ...Object.values(question).filter((value) => !isToken(value))].join(' '),
    question,
    table,
    sources: [originOf(meta)],
    caveats: engine.registry[meta.connector]?.caveats ?? [],
    sample: meta.sample,
    retrievedAt: meta.retrievedAt,
  }
}
