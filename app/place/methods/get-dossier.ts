import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { endingNames, metasOf, reasonOf } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelResultOptions } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import { type PanelWithOutcome, type PendingPanel, readPanels } from '@/app/_surfaces/place/read-panels'
import { placeUrl } from '@/app/_surfaces/place/url'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { runInLanguage } from '@/lib/language/run-in-language'
import { resolvePlace } from '../understand'
import {
  hasWords,
  placeShape,
  readerOf,
  sameAsText,
  sources,
  toError,
  words,
  writePlace,
} from './place-shape'

const POINT = 'Give text, or latitude and longitude.'
const UNDECIDED =
  'The words do not name one place yet. Ask find for the candidates, or for what is missing, and give the one that is meant.'

const params = z
  .strictObject({
    text: words.optional(),
    q: sameAsText,
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    series: z
      .boolean()
      .default(false)
      .describe('Jobs and prices too. Their source limits daily requests, so they come on request only.'),
    facilities: z
      .int()
      .min(0)
      .max(5_000)
      .default(10)
      .describe('Regulated facilities to list, nearest first.'),
    includeOutlines: z.boolean().default(false).describe('Outlines of section and parcel as GeoJSON.'),
    waitSeconds: z
      .int()
      .min(1)
      .max(50)
      .default(20)
      .describe('What has not come by then is still-waiting. We keep asking: ask again a little later.'),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    error: 'latitude and longitude belong together.',
  })
  .refine((input) => hasWords(input) || input.latitude !== undefined, {
    path: ['text'],
    error: POINT,
  })

const outcomes = [...Object.values(endingNames).map(({ wire }) => wire), 'still-waiting'] as const

const panelResult = <S extends z.ZodType>(data: S) =>
  z.object({
    title: z.string(),
    outcome: z
      .enum(outcomes)
      .describe(
        'older: we could not ask the source again. none: the source has nothing here. not-covered: no source here covers the place.',
      ),
    answer: z
      .object({ value: z.string(), detail: z.string().nullable() })
      .nullable()
      .describe('The answer in one line, as the page shows it; null while it is waited for.'),
    why: z.string().nullable().describe('Why there are no data; null where there are.'),
    problem: z
      .object({ code: z.string(), message: z.string(), retryAfter: z.number().optional() })
      .nullable(),
    choices: z.array(z.object({ label: z.string(), page: z.string() })).describe('Where to go on from here.'),
    data: data.nullable(),
    sources,
  })

type PanelResults<L extends readonly Panel[]> = {
  [P in L[number] as P['id']]: ReturnType<typeof panelResult<P['result']>>
}

export const panelResults = <const L extends readonly Panel[]>(list: L) =>
  Object.fromEntries(list.map(({ id, result: data }) => [id, panelResult(data)])) as PanelResults<L>

const result = z.object({
  ...placeShape,
  place: placeShape.place.unwrap(),
  panels: z.object(panelResults(panels)),
  file: z.string().describe('The same as a file, with csv, xlsx, json or geojson as its format.'),
  sources: sources.describe('Where the place itself was looked up.'),
})

const texts = {
  waiting: (publisher: string, seconds: number) =>
    `No answer of ${publisher} came within ${seconds} seconds. It is still waited for here: ask again in a few seconds.`,
}

// This module can load in a Spanish request, but the API is in English.
const namesOf = (isOnRequest: boolean): string =>
  runInLanguage('en', () =>
    (panels as readonly Panel[])
      .filter(({ onRequest }) => Boolean(onRequest) === isOnRequest)
      .map(({ kind }) => kind)
      .join(', '),
  )

export const getDossier = {
  summary: `Everything on record about one place: ${namesOf(false)}, and on request ${namesOf(true)}. Each part says how it ended and where it comes from.`,
  title: 'Everything on record about a place',
  params,
  result,
  example: { text: '742 W Inkwell St, Chicago, IL', facilities: 3 },
  // The calls to other connectors are cached separately.
  cache: false,
  // Largest number of calls to other connectors, which a test checks.
  cost: panels.flatMap(({ reads }) => reads).length,
  async run({ q: same, text: q = same, latitude, longitude, series, waitSeconds, ...options }, context) {
    const call = readerOf(context)
    const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const answer = await resolvePlace({ q, at }, call)
    if (answer.kind === 'problem') throw toError(answer.problem)
    if (answer.kind !== 'place') throw new ConnectorError('invalid_params', UNDECIDED, { field: 'text' })
    const { place, interpretation, metas } = answer
    const results = await writeWithin(waitSeconds, readPanels(panels, place, call, { series }), options)
    const file = `/place/export?${placeUrl.toQuery({ at: place.point, q, series })}`
    // The cast is safe, because the result schema checks the data of each panel.
    return {
      ...writePlace(place, interpretation, q),
      panels: results as Result['panels'],
      file,
      sources: metas,
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

type Result = z.input<typeof result>

export async function writeWithin(
  seconds: number,
  dossier: readonly PendingPanel[],
  options: PanelResultOptions,
): Promise<Record<string, unknown>> {
  const stop = new AbortController()
  const late = setTimeout(seconds * 1_000, undefined, { signal: stop.signal }).catch(() => undefined)
  const entries = dossier.map(async ({ panel, later, whole = later }) => {
    const outcome = await Promise.race([whole, late.then(() => Promise.race([later, undefined]))])
    return [panel.id, outcome ? toResult({ panel, outcome }, options) : stillWaiting(panel, seconds)] as const
  })
  const results = Object.fromEntries(await Promise.all(entries))
  stop.abort()
  return results
}

const blank = { answer: null, why: null, problem: null, choices: [], data: null, sources: [] }

function toResult({ panel, outcome }: PanelWithOutcome, options: PanelResultOptions) {
  const { title } = panel
  const { value, detail = null } = panel.answer(outcome)
  const ending = endingNames[outcome.ending].wire
  const head = { ...blank, title, outcome: ending, answer: { value, detail }, sources: metasOf(outcome) }
  if ('data' in outcome) return { ...head, data: panel.toResult(outcome.data, options) }
  const ended = { ...head, why: reasonOf(outcome) }
  switch (outcome.ending) {
    case 'failed': {
      const { code, message, retryAfter } = outcome.problem
      return { ...ended, problem: { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) } }
    }
    case 'none':
      return ended
    case 'not-covered':
      return { ...ended, choices: outcome.elsewhere ? [toChoice(outcome.elsewhere)] : [] }
    case 'on-request':
      return { ...ended, choices: (outcome.choices ?? []).map(toChoice) }
  }
}

const toChoice = ({ label, href }: { label: string; href: string }) => ({ label, page: href })

const stillWaiting = ({ title, publisher }: Panel, seconds: number) => ({
  ...blank,
  title,
  outcome: 'still-waiting',
  why: texts.waiting(publisher, seconds),
})
