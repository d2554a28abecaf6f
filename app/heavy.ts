import 'server-only'
import { visitorOf } from '@/lib/connector/asked-by'
import { problemResponse } from '@/lib/connector/door'
import { ConnectorError } from '@/lib/connector/errors'
import { type SendFile, sendFile } from '@/lib/connector/export-door'
import { toProblem } from '@/lib/connector/result'
import type { Errand } from '@/lib/heavy-work'
import { openHouse } from './house'
import { refuseTooMany } from './visitor'

/** A file or a picture under the line of such work; its place is kept until the last byte is taken. */
export async function asHeavy(
  request: Request,
  make: (errand: Errand) => Promise<Response>,
): Promise<Response> {
  const { heavy } = await openHouse()
  try {
    const errand = heavy.begin(visitorOf(request.headers), request.signal)
    try {
      const response = await make(errand)
      if (response.ok) return tellEnd(request, response, errand.end)
      errand.end()
      return response
    } catch (error) {
      errand.end()
      throw error
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(toProblem(error, () => ''))
  }
}

/** Paid for by its rows as soon as they are known, made when it is its turn. */
export const serveFile =
  ({ headers }: Request, errand: Errand): SendFile =>
  async (format, document) => {
    const { VISITOR_CALLS_PER_MINUTE: most } = (await openHouse()).config
    const refused = await refuseTooMany(headers, priceOf(format.id, document.table.rows.length, most))
    if (refused) return problemResponse(refused)
    await errand.turn()
    return sendFile(format, document)
  }

/** A workbook takes five times the work. The largest file may be had twice a minute. */
const priceOf = (format: string, rows: number, most: number) =>
  Math.min(Math.ceil(rows / (format === 'xlsx' ? 10 : 50)), Math.floor(Math.max(0, most - 2) / 2))

const STALLED_MS = 60_000

/** Says when a response was sent or given up. Whoever takes nothing for a minute loses the rest. */
function tellEnd({ method }: Request, response: Response, end: () => void): Response {
  const reader = response.body?.getReader()
  // Nobody reads the body of an answer to HEAD.
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
