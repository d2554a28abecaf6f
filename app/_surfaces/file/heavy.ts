import { currentLanguage } from '@/lib/language/current-language'
import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { reportBug } from '@/app/_lib/site/report-bug'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { type Problem, toError } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { visitorOf } from '@/lib/connector/http/caller'
import { orNotModified, tagOf } from '@/lib/connector/http/entity-tag'
import { type FileSender, fileHeaders, sendFile } from '@/lib/connector/http/export'
import { toProblem } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import { nameFile } from '@/lib/export/file-name'
import type { ExportFormat } from '@/lib/export/format'
import { splitRows } from '@/lib/export/row-pieces'
import type { SliceRunner } from '@/lib/in-turns'
import type { PdfDocument } from '../pdf/render-pdf'
import { makeBeside } from './make-beside'

export interface HeavyWorkSlot {
  turn(): Promise<void>
  pace: SliceRunner
}

type Make = (work: HeavyWorkSlot) => Promise<Response>

export async function asHeavy(request: Request, make: Make): Promise<Response> {
  const { heavy } = await getApp()
  const errand = heavy.begin(visitorOf(request.headers), request.signal)
  if ('code' in errand) return problemResponse(errand)
  const turn = async () => orThrow(await errand.turn())
  try {
    orThrow(await errand.read())
    const response = await make({ turn, pace: errand.slice })
    errand.send()
    if (response.ok) return tellEnd(request, response, errand.end)
    errand.end()
    return response
  } catch (error) {
    errand.end()
    return problemResponse(toProblem(error, reportBug))
  }
}

function orThrow(refused: Problem | undefined): void {
  if (refused) throw toError(refused)
}

export const serveFile =
  (request: Request, work: HeavyWorkSlot): FileSender =>
  async (format, document) => {
    const { config, engine } = await getApp()
    const tag = fileTag(request, document, engine.release)
    const conditional = orNotModified(request, tag, new Response(null))
    if (conditional.status === 304) return conditional
    const price = priceOf(format.id, document.table.rows.length, config.VISITOR_CALLS_PER_MINUTE)
    const refused = await refuseTooMany(request.headers, price)
    if (refused) return problemResponse(refused)
    const render = (as: ExportFormat) =>
      as.id === 'xlsx' ? makeWorkbook(document, work) : as.render(document)
    const file = await sendFile(format, document, { render, pace: work.pace })
    if (request.method === 'GET') file.headers.set('etag', tag)
    return file
  }

const fileTag = ({ url }: Request, { sources, table }: ExportDocument, release: string) =>
  tagOf(release, url, table.rows.length, ...sources.map(({ source, retrievedAt }) => [source, retrievedAt]))

/**
 * A workbook waits for a slot once, because all of its work runs in one piece, which takes seconds. A text
 * file needs no slot, because its rows are written in slices.
 */
async function makeWorkbook(document: ExportDocument, { turn, pace }: HeavyWorkSlot) {
  await turn()
  return makeBeside({ kind: 'workbook', ...splitRows(document, pace) })
}

export interface PdfExport {
  document: PdfDocument
  rows: number
}

export async function servePdf(request: Request, { turn }: HeavyWorkSlot, { document, rows }: PdfExport) {
  const { config, engine } = await getApp()
  const tag = tagOf(engine.release, document)
  const conditional = orNotModified(request, tag, new Response(null))
  if (conditional.status === 304) return conditional
  const price = priceOf('xlsx', rows, config.VISITOR_CALLS_PER_MINUTE)
  const refused = await refuseTooMany(request.headers, price)
  if (refused) return problemResponse(refused)
  await turn()
  return new Response(
    await makeBeside({ kind: 'pdf', document: { language: currentLanguage(), ...document } }),
    {
      headers: { ...fileHeaders(nameFile(document, { extension: 'pdf' }), 'application/pdf'), etag: tag },
    },
  )
}

/**
 * A workbook costs a call per 10 rows, a text file a call per 50. No file costs more than half of a visitor's
 * calls per minute.
 */
const priceOf = (format: string, rows: number, most: number) =>
  Math.min(Math.ceil(rows / (format === 'xlsx' ? 10 : 50)), Math.floor(Math.max(0, most - 2) / 2))

const STALLED_MS = 60_000

/**
 * A file is one of its visitor's limited jobs until `end`, so a client that reads nothing for a minute is
 * disconnected.
 */
function tellEnd({ method }: Request, response: Response, end: () => void): Response {
  const reader = response.body?.getReader()
  if (!reader || method === 'HEAD') {
    end()
    reader?.cancel()
    return new Response(null, response)
  }
  let stalled: NodeJS.Timeout | undefined
  const finish = () => {
    clearTimeout(stalled)
    end()
  }
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(stalled)
    stalled = setTimeout(() => {
      controller.error(new Error('The reader took nothing for a minute'))
      reader.cancel()
      end()
    }, STALLED_MS)
    stalled.unref()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: watch,
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            finish()
            return controller.close()
          }
          controller.enqueue(value)
          watch(controller)
        } catch (error) {
          finish()
          throw error
        }
      },
      async cancel(reason) {
        finish()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}
