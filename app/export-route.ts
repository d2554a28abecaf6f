import 'server-only'
import { invalidParams, problemResponse, readBody } from '@/lib/connector/door'
import { ConnectorError, type Issue, type Problem } from '@/lib/connector/errors'
import { toProblem } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import { formatById, formats } from '@/lib/export/formats'
import { asHeavy, serveFile } from './heavy'
import type { Query } from './read-query'
import { refuseTooMany } from './visitor'

export type Exported = { document: ExportDocument } | { problem: Problem }

interface Call<P> {
  params: P
  request: Request
}

interface ExportRoute<Q, P> {
  /** What is asked, and every part of it that the page would leave out with a word. */
  parse(query: Query): { question: Q; issues: Issue[] }
  read(question: Q, call: Call<P>): Promise<Exported>
}

/**
 * A page's rows as a file, by GET or by a form. What cannot be read is refused, for without it the file
 * would hold other rows than its reader takes them for.
 */
export const exportRoute =
  <Q, P = Record<never, never>>({ parse, read }: ExportRoute<Q, P>) =>
  async (request: Request, { params }: { params: Promise<P> }): Promise<Response> => {
    try {
      const refused = await refuseTooMany(request.headers)
      if (refused) return problemResponse(refused)
      const query = await queryOf(request)
      const { watched, unknownNames } = watchNames(query)
      const format = formatById([watched.format].flat().join())
      const { question, issues } = parse(watched)
      const faults = [...(format ? [] : [noFormat]), ...issues, ...unknownNames()]
      if (!format || faults.length > 0) return problemResponse(invalidParams(faults))
      const call = { request, params: await params }
      return await asHeavy(request, async (errand) => {
        const exported = await read(question, call)
        if ('problem' in exported) return problemResponse(exported.problem)
        return serveFile(request, errand)(format, exported.document)
      })
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return problemResponse(toProblem(error, () => ''))
    }
  }

const noFormat: Issue = {
  path: 'format',
  message: `The format is one of ${formats.map(({ id }) => id).join(', ')}.`,
}

/** Names that a parser has left out, as the issues of a refusal. */
export const toIssues = (dropped: readonly string[]): Issue[] =>
  dropped.map((path) => ({ path, message: `${path} could not be read. Take the link from the page.` }))

async function queryOf(request: Request): Promise<Query> {
  const given =
    request.method === 'POST'
      ? new URLSearchParams(await readBody(request))
      : new URL(request.url).searchParams
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
}

/** A name that no parser asks for is a slip: a filter that would not be applied. */
function watchNames(query: Query) {
  const taken = new Set<string>()
  const watched = new Proxy(query, {
    get(target, name) {
      taken.add(String(name))
      return Reflect.get(target, name)
    },
  })
  const unknownNames = (): Issue[] =>
    Object.keys(query)
      .filter((name) => !taken.has(name))
      .map((path) => ({ path, message: `Unknown parameter. This link takes ${[...taken].join(', ')}.` }))
  return { watched, unknownNames }
}
