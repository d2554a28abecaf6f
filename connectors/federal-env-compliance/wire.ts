import { z } from 'zod'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ComplianceServiceName, serviceNames, services } from './services'

const texts = defineSentences('federal-env-compliance.wire', {
  answeredWithAMessage: '{name} answered with a message that we do not know.',
  couldNotProcessTheQuery: '{name} could not process the query. Try again in a minute.',
  refusedTheQueryCheck: '{name} refused the query. Check the parameters, or try again later.',
})

export const HOST = 'echodata.epa.gov'
export const BASE = `https://${HOST}/echo/`
const NAME = 'EPA ECHO'

/** The source reads the page size only from the search request, and uses it for all pages of that search. */
const PAGE_SIZE = 1000

function urlOf(operation: string, parameters: Record<string, string>): string {
  return `${BASE}${operation}?${new URLSearchParams({ output: 'JSON', ...parameters })}`
}

export const searchUrl = (service: ComplianceServiceName, parameters: Record<string, string>) =>
  urlOf(`${services[service].family}_rest_services.get_facilities`, {
    ...parameters,
    responseset: String(PAGE_SIZE),
  })

export function pageUrl(
  service: ComplianceServiceName,
  queryId: string,
  page: number,
  columns: string[],
): string {
  return urlOf(`${services[service].family}_rest_services.get_qid`, {
    qid: queryId,
    pageno: String(page),
    ...(columns.length > 0 ? { qcolumns: columns.join(',') } : {}),
  })
}

export const metadataUrl = (service: ComplianceServiceName) =>
  urlOf(`${services[service].family}_rest_services.metadata`, {})

export const reportUrl = (id: string) => urlOf('dfr_rest_services.get_dfr', { p_id: id })

export const reportPage = (id: string) =>
  `https://echo.epa.gov/detailed-facility-report?fid=${encodeURIComponent(id)}`

/** The source may write a number as text, with commas between thousands. */
const whole = z
  .union([z.string().regex(/^(\d+|\d{1,3}(,\d{3})+)$/), z.int().min(0)])
  .transform((value) => Number(String(value).replaceAll(',', '')))
const id = z
  .union([z.string(), z.int()])
  .nullish()
  .transform((value) => (value ? String(value) : null))
const failure = z.object({ Results: z.object({ Error: z.object({ ErrorMessage: z.string() }) }) })

/** Failures arrive with HTTP 200. */
function failureIn(body: unknown): string | undefined {
  return failure.safeParse(body).data?.Results.Error.ErrorMessage
}

const NAMED = /^(success|no data( found)?)\.?$/i
const OF_PAGES = /^working$/i
const message = z.object({ Results: z.object({ Message: z.string() }) })

/**
 * Returns an error for an unknown message, because it may describe a failure and must not look like "nothing
 * found".
 */
function unknownMessage(body: unknown, isPage: boolean): ConnectorError | undefined {
  const words = message.safeParse(body).data?.Results.Message.trim()
  if (words === undefined || NAMED.test(words) || (isPage && OF_PAGES.test(words))) return undefined
  return sourceChanged(texts.answeredWithAMessage({ name: NAME }), words)
}

/**
 * The source refuses a query with too many rows. `rows` is null if the refusal does not state the row count.
 */
const refused = failure.transform(({ Results }, context) => {
  const sentence = Results.Error.ErrorMessage
  if (/Queryset Limit/i.test(sentence)) {
    const rows = sentence.match(/would\s+be\s+([\d,]+)/i)?.[1]
    return { kind: 'refused' as const, rows: rows ? Number(rows.replaceAll(',', '')) : null }
  }
  context.addIssue({ code: 'custom', message: 'Another failure' })
  return z.NEVER
})

const foundAnswer = z
  .object({ Results: z.looseObject({ QueryRows: whole, QueryID: id }) })
  .transform(({ Results }) => ({ kind: 'found' as const, rows: Results.QueryRows, results: Results }))

export const searchAnswer = z.union([refused, foundAnswer])

export const classifySearch = (body: unknown) =>
  refused.safeParse(body).success ? undefined : classifyFailure(body)

const forgotten = failure.transform(({ Results }, context) => {
  if (/not found in ECHO/i.test(Results.Error.ErrorMessage)) return { kind: 'forgotten' as const }
  context.addIssue({ code: 'custom', message: 'Another failure' })
  return z.NEVER
})

const page = z
  .object({
    Results: z.object({
      QueryRows: whole,
      QueryID: id,
      Facilities: z.array(z.record(z.string(), z.unknown())).nullish(),
    }),
  })
  .transform(({ Results: { QueryRows, QueryID, Facilities } }) => ({
    kind: 'page' as const,
    totalRows: QueryRows,
    queryId: QueryID,
    rows: Facilities ?? [],
  }))

export const pageAnswer = z.union([forgotten, page])

export const classifyPage = (body: unknown) =>
  forgotten.safeParse(body).success ? undefined : classifyFailure(body, true)

export const metadataAnswer = z
  .object({
    Results: z.object({ ResultColumns: z.array(z.object({ ColumnID: whole, ObjectName: z.string() })) }),
  })
  .transform(({ Results }) =>
    Results.ResultColumns.map((column) => ({ id: column.ColumnID, name: column.ObjectName })),
  )

export function classifyFailure(body: unknown, isPage = false): ConnectorError | undefined {
  const sentence = failureIn(body)
  if (sentence === undefined) return unknownMessage(body, isPage)
  if (/could not process your query/i.test(sentence)) {
    return new ConnectorError('upstream_unavailable', texts.couldNotProcessTheQuery({ name: NAME }))
  }
  return new ConnectorError('upstream_rejected', texts.refusedTheQueryCheck({ name: NAME }), {
    cause: sentence,
  })
}

const unknownId = failure.transform(({ Results }, context) => {
  if (/\bID\b.*is invalid/i.test(Results.Error.ErrorMessage)) return { kind: 'unknown' as const }
  context.addIssue({ code: 'custom', message: 'Another failure' })
  return z.NEVER
})

const report = z
  .object({ Results: z.record(z.string(), z.unknown()) })
  .transform(({ Results }) => ({ kind: 'report' as const, sections: Results }))

export const reportAnswer = z.union([unknownId, report])

export const classifyReport = (body: unknown) =>
  unknownId.safeParse(body).success ? undefined : classifyFailure(body)

export const checkFields = fieldCheck(
  'Compares the columns each search publishes with those this connector reads.',
  () => serviceNames,
  async (service, { upstream }) => {
    const request = { url: metadataUrl(service) }
    const columns = await upstream.json(request, metadataAnswer, { classify: classifyFailure })
    const published = new Set(columns.map(({ name }) => name.toLowerCase()))
    const names = Object.values(services[service].columns)
    return { what: service, missing: names.filter((name) => !published.has(name.toLowerCase())) }
  },
)
