import 'server-only'
import { withinFile } from '@/app/_lib/read/page-deadline'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { ConnectorError, type ProblemIssue } from '@/lib/connector/errors'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { invalidParams, problemResponse, readBody } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { toProblem } from '@/lib/connector/result'
import type { ExportFormat } from '@/lib/export/format'
import { formatById, formats } from '@/lib/export/formats'
import { asHeavy, type HeavyWorkSlot, serveFile, servePdf } from './heavy'
import {
  fetchDocument,
  type PageExportDefinition,
  type PageExportRequest,
  parseFileUrl,
  queryOf,
} from './page-file'

export const exportRoute = <Url, P = Record<never, never>>(file: PageExportDefinition<Url, P>) => ({
  GET: forAnyPage(async (request: Request, { params }: { params: Promise<P> }): Promise<Response> => {
    try {
      const refused = await refuseTooMany(request.headers)
      if (refused) return problemResponse(refused)
      const { format: formatId, ...query } = queryOf(await fieldsOf(request))
      const id = [formatId].flat().join()
      const { url, faults } = parseFileUrl(file, query)
      const make = id === 'pdf' ? file.toPdf && pdfMaker(file.toPdf) : fileMaker(formatById(id), file)
      if (!make || faults.length > 0)
        return problemResponse(
          invalidParams([...(make ? [] : [noFormat(file.toPdf !== undefined)]), ...faults]),
        )
      const named = await params
      return await asHeavy(request, async (work) => {
        const { engine } = await getApp()
        const call = { internal: true, ...callerOf(request), pace: work.pace }
        const ask: EngineCaller = (connector, method, methodParams) =>
          engine.call(connector, method, methodParams, call)
        return make(request, work, url, { params: named, format: id, ask })
      })
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return problemResponse(toProblem(error, () => ''))
    }
  }),
  OPTIONS: () => answerPreflight('GET, HEAD'),
})

type Maker<Url, P> = (
  request: Request,
  work: HeavyWorkSlot,
  url: Url,
  call: PageExportRequest<P>,
) => Promise<Response>

const pdfMaker =
  <Url, P>(toPdf: NonNullable<PageExportDefinition<Url, P>['toPdf']>): Maker<Url, P> =>
  async (request, work, url, call) => {
    const pdf = await withinFile(() => toPdf(url, call))
    return 'problem' in pdf ? problemResponse(pdf.problem) : servePdf(request, work, pdf)
  }

const fileMaker = <Url, P>(
  format: ExportFormat | undefined,
  file: PageExportDefinition<Url, P>,
): Maker<Url, P> | undefined =>
  format &&
  (async (request, work, url, call) => {
    const fetched = await fetchDocument(file, url, call)
    if ('problem' in fetched) return problemResponse(fetched.problem)
    return serveFile(request, work)(format, fetched.document)
  })

const noFormat = (hasPdf: boolean): ProblemIssue => ({
  path: 'format',
  message: `The format is one of ${[...formats.map(({ id }) => id), ...(hasPdf ? ['pdf'] : [])].join(', ')}.`,
})

const fieldsOf = async (request: Request): Promise<URLSearchParams> =>
  request.method === 'POST' ? new URLSearchParams(await readBody(request)) : new URL(request.url).searchParams
