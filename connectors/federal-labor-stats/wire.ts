import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { withoutKey } from './key'

const texts = defineSentences('federal-labor-stats.wire', {
  answersNoMoreQuestions: '{name} answers no more questions today.',
  doesNotAcceptTheKey:
    '{name} does not accept the key of this site. Whoever runs it has to renew it (BLS_API_KEY), or take it out.',
  refusedTheQuestionAsItWasPut: '{name} refused the question as it was put.',
  couldNotAnswerJust: '{name} could not answer just now. Try again in a minute.',
})

export const HOST = 'api.bls.gov'
export const BASE = `https://${HOST}/publicAPI/v2/`
const NAME = 'The Bureau of Labor Statistics'

const seriesUrl = `${BASE}timeseries/data/`
export const surveysUrl = `${BASE}surveys`
export const surveyUrl = (abbreviation: string) => `${BASE}surveys/${encodeURIComponent(abbreviation)}`
export const popularUrl = (survey: string | undefined) =>
  `${BASE}timeseries/popular${survey ? `?${new URLSearchParams({ survey })}` : ''}`

const text = z.union([z.string(), z.number()]).transform(String)
const changes = z.record(z.string(), text).nullish()

const observation = z.object({
  year: text.pipe(z.string().regex(/^\d{4}$/)).transform(Number),
  // Rejects a malformed period, because the period decides whether the value covers a whole year.
  period: z
    .string()
    .transform((period) => period.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]\d{2}$/)),
  periodName: z.string().nullish(),
  value: text.nullish(),
  latest: text.nullish(),
  // The source sends `[{}]` if there are no footnotes.
  footnotes: z
    .array(z.object({ code: z.string().nullish(), text: z.string().nullish() }).nullable())
    .nullish(),
  calculations: z.object({ net_changes: changes, pct_changes: changes }).nullish(),
})

export type WireObservation = z.output<typeof observation>

const series = z.object({
  seriesID: z.string(),
  catalog: z.record(z.string(), z.unknown()).nullish(),
  data: z.array(observation),
})

export type WireSeries = z.output<typeof series>

/** Actual responses have an object here, although the documentation shows a list. */
const results = <S extends z.ZodObject>(shape: S) =>
  z.union([shape.transform((one) => [one]), z.array(shape)])

const answer = <S extends z.ZodObject>(shape: S) =>
  z.object({ status: z.string(), message: z.array(z.string()).catch([]), Results: results(shape) })

const seriesAnswer = answer(z.object({ series: z.array(series) }))

interface SeriesQuestion {
  seriesIds: string[]
  startYear: number
  endYear: number
  calculations: boolean
  /**
   * Requested separately from the data, because one id without a catalog entry can fail the whole request.
   */
  catalog?: boolean
}

type ApiContext = Pick<MethodContext, 'upstream' | 'settings'>

/** Uses POST to keep the key out of URLs. Without a key, options that require one are omitted. */
export async function fetchSeries(
  { seriesIds, startYear, endYear, calculations, catalog = false }: SeriesQuestion,
  by: ApiContext,
) {
  const key = by.settings.BLS_API_KEY
  const body = {
    seriesid: seriesIds,
    startyear: String(startYear),
    endyear: String(endYear),
    ...(key ? { annualaverage: !catalog, calculations, registrationkey: key } : {}),
    ...(key && catalog ? { catalog } : {}),
  }
  const request = {
    url: seriesUrl,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const { message, Results } = await ask(request, seriesAnswer, by, catalog)
  return { messages: message, series: Results.flatMap((each) => each.series) }
}

const survey = z.object({
  survey_abbreviation: z.string(),
  survey_name: z.string(),
  allowsNetChange: text.nullish(),
  allowsPercentChange: text.nullish(),
  hasAnnualAverages: text.nullish(),
})
export type WireSurvey = z.output<typeof survey>
const surveysAnswer = answer(z.object({ survey: z.array(survey) }))

export async function fetchSurveys(url: string, by: ApiContext): Promise<WireSurvey[]> {
  return (await ask({ url }, surveysAnswer, by)).Results.flatMap((each) => each.survey)
}

const popularAnswer = answer(z.object({ series: z.array(z.object({ seriesID: z.string() })) }))

export async function fetchPopular(url: string, by: ApiContext): Promise<string[]> {
  const { Results } = await ask({ url }, popularAnswer, by)
  return Results.flatMap((each) => each.series.map(({ seriesID }) => seriesID))
}

function ask<S extends z.ZodType>(
  request: Parameters<MethodContext['upstream']['json']>[0],
  schema: S,
  { upstream, settings }: ApiContext,
  demanding = false,
): Promise<z.output<S>> {
  const clean = z.preprocess((body) => withoutKey(body, settings), schema)
  return upstream.json(request, clean, { classify, demanding })
}

const verdict = z.object({ status: z.string(), message: z.array(z.string()).catch([]) })

/** Most failures have HTTP 200 too, so the status and the messages in the body decide. */
function classify(body: unknown): ConnectorError | undefined {
  const parsed = verdict.safeParse(body)
  if (!parsed.success || parsed.data.status === 'REQUEST_SUCCEEDED') return undefined
  const { status, message } = parsed.data
  const words = message.join(' ')
  if (/threshold/i.test(words)) {
    return new ConnectorError('rate_limited', texts.answersNoMoreQuestions({ name: NAME }), {
      isDaySpent: true,
      retryAfter: 3_600,
    })
  }
  if (/\bkey\b.*\binvalid\b/is.test(words)) {
    return new ConnectorError('not_configured', texts.doesNotAcceptTheKey({ name: NAME }))
  }
  if (status === 'REQUEST_FAILED_INVALID_PARAMETERS' || /check your input parameters/i.test(words)) {
    return new ConnectorError('upstream_rejected', texts.refusedTheQuestionAsItWasPut({ name: NAME }))
  }
  if (/^REQUEST_(FAILED|NOT_PROCESSED)/.test(status)) {
    return new ConnectorError('upstream_unavailable', texts.couldNotAnswerJust({ name: NAME }))
  }
  return undefined
}
