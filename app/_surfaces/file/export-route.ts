import 'server-only'
import { withinFile } from '@/app/_lib/read/page-deadline'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { ConnectorError, type Issue, type Problem } from '@/lib/connector/errors'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { invalidParams, problemResponse, readBody } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { type ExportHeading, toDocument } from '@/lib/connector/http/export'
import { type Meta, toProblem } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import type { ExportFormat } from '@/lib/export/format'
import { formatById, formats } from '@/lib/export/formats'
import type { ExportTable, Rows } from '@/lib/export/table'
import type { ParsedUrl, Query, UrlState } from '@/lib/url-state'
import { asHeavy, type HeavyTurn, type PdfFile, serveFile, servePdf } from './heavy'

export type ExportAnswer =
  | { asked: ExportHeading; meta: Meta; table: ExportTable<Rows> }
  | { document: ExportDocument }
  | { problem: Problem }

export type PdfAnswer = PdfFile | { problem: Problem }

interface Call<P> {
  params: P
  format: string
  ask: CallMethod
}

interface ExportRoute<Url, P> {
  address: UrlState<Url>
  /**
   * Returns an issue for each parameter that a page would ignore with a notice, and for each missing
   * parameter that only a file requires.
   */
  refuse?(parsed: ParsedUrl<Url>): Issue[]
  read(url: Url, call: Call<P>): Promise<ExportAnswer>
  /** Set if `format=pdf` exports the page as a PDF. */
  toPdf?(url: Url, call: Call<P>): Promise<PdfAnswer>
}

/**
 * An unreadable parameter is rejected, because without it the file would contain other rows. CORS headers let
 * other sites read the file.
 */
export const exportRoute = <Url, P = Record<never, never>>({
  address,
  refuse = issuesOf,
  read: fetchAnswer,
  toPdf,
}: ExportRoute<Url, P>) => ({
  GET: forAnyPage(async (request: Request, { params }: { params: Promise<P> }): Promise<Response> => {
    try {
      const refused = await refuseTooMany(request.headers)
      if (refused) return problemResponse(refused)
      const { format: formatId, ...query } = await queryOf(request)
      const id = [formatId].flat().join()
      const parsed = address.parse(query)
      const faults = [...refuse(parsed), ...unknownNames(address, parsed)]
      const make = id === 'pdf' ? toPdf && pdfMaker(toPdf) : fileMaker(formatById(id), fetchAnswer)
      if (!make || faults.length > 0)
        return problemResponse(invalidParams([...(make ? [] : [noFormat(toPdf !== undefined)]), ...faults]))
      const named = await params
      return await asHeavy(request, async (work) => {
        const { engine } = await getApp()
        const call = { internal: true, ...callerOf(request), pace: work.pace }
        const ask: CallMethod = (connector, method, methodParams) =>
          engine.call(connector, method, methodParams, call)
        return make(request, work, parsed.url, { params: named, format: id, ask })
      })
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return problemResponse(toProblem(error, () => ''))
    }
  }),
  OPTIONS: () => answerPreflight('GET, HEAD'),
})

type Maker<Url, P> = (request: Request, work: HeavyTurn, url: Url, call: Call<P>) => Promise<Response>

const pdfMaker =
  <Url, P>(toPdf: NonNullable<ExportRoute<Url, P>['toPdf']>): Maker<Url, P> =>
  async (request, work, url, call) => {
    const pdf = await withinFile(() => toPdf(url, call))
    return 'problem' in pdf ? problemResponse(pdf.problem) : servePdf(request, work, pdf)
  }

const fileMaker = <Url, P>(
  format: ExportFormat | undefined,
  fetchAnswer: ExportRoute<Url, P>['read'],
): Maker<Url, P> | undefined =>
  format &&
  (async (request, work, url, call) => {
    const exported = await withinFile(() => fetchAnswer(url, call))
    if ('problem' in exported) return problemResponse(exported.problem)
    const { engine } = await getApp()
    const document =
      'document' in exported
        ? exported.document
        : toDocument(engine, exported.asked, exported.meta, exported.table)
    return serveFile(request, work)(format, document)
  })

const noFormat = (hasPdf: boolean): Issue => ({
  path: 'format',
  message: `The format is one of ${[...formats.map(({ id }) => id), ...(hasPdf ? ['pdf'] : [])].join(', ')}.`,
})

export const issuesOf = ({ dropped, errors }: Pick<ParsedUrl<unknown>, 'dropped' | 'errors'>): Issue[] => [
  ...Object.entries(errors).map(([path, message]) => ({ path, message })),
  ...dropped.map((path) => ({ path, message: `We could not read ${path}. Take the link from the page.` })),
]

async function queryOf(request: Request): Promise<Query> {
  const fields =
    request.method === 'POST'
      ? new URLSearchParams(await readBody(request))
      : new URL(request.url).searchParams
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))
}

/** An unknown parameter is rejected, because it is probably a misspelled filter. */
function unknownNames<Url>({ parameters }: UrlState<Url>, { unknown }: ParsedUrl<Url>): Issue[] {
  const names = ['format', ...parameters.map(({ name }) => name)].join(', ')
  return unknown.map((path) => ({ path, message: `Unknown parameter. This link takes ${names}.` }))
}
