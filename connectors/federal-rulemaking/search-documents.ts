import { z } from 'zod'
import { dayAfter } from '@/lib/calendar-day'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, HOUR, type MethodContext } from '@/lib/connector/method'
import { documentTypes } from '@/lib/records/rule/fields'
import { ruleTable } from '@/lib/records/rule/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { findAgencies } from './agencies'
import { readTypes } from './document-types'
import { listAgencies } from './list-agencies'
import { documentHit, type RuleDocumentHit, toDocumentHit } from './read-document'
import { findWindowEnd, planWindow } from './window'
import { fetchSearch, type RegisterPageParams, type RulemakingQuery, searchUrl, WINDOW } from './wire'

const texts = defineSentences('federal-rulemaking.search-documents', {
  dayOfTheCalendar: '{name} is a day of the calendar as YYYY-MM-DD, such as 2024-01-31.',
  agency: 'Give an agency of at most {longest} characters, or at most {most} of them in an array.',
  type: 'Give a type of at most {longest} characters, or at most {most} of them in an array.',
  giveWordsToSearch: 'Give words to search for, or leave term out.',
  most300Characters: 'At most 300 characters.',
  publicationdateendMustNotBeBefore: 'publicationDateEnd must not be before publicationDateStart.',
  federalRegisterServesTheFirst:
    'The Federal Register serves the first 10,000 matches of a search, and this page begins beyond them. {way}.',
  withoutWordsThereIsNothing: 'Without words there is nothing to rank by: newest first.',
  sourceLeftOutOfTheDocuments: 'The source left out {missing} of the {wanted} documents it counts here.',
})

const result = z.object({
  query: z.object({
    term: z.string().nullable(),
    agencies: z.array(z.object({ slug: z.string(), name: z.string() })),
    types: z.array(z.enum(Object.keys(documentTypes) as [keyof typeof documentTypes])),
    publicationDateStart: z.string().nullable(),
    publicationDateEnd: z.string().nullable(),
    order: z.enum(['newest', 'oldest', 'relevance']),
  }),
  total: z.int().min(0),
  totalIsMinimum: z.boolean().describe('The source counts to 10,000; more may match.'),
  page: z.int(),
  perPage: z.int(),
  totalPages: z.int().min(0).describe('Pages you can ask for.'),
  returned: z.int().min(0),
  nextPage: z.int().nullable(),
  continueWith: z
    .object({ publicationDateStart: z.string().optional(), publicationDateEnd: z.string().optional() })
    .nullable()
    .describe(
      'On the last page of a cut search: the bound to go on with. The documents of that day come again.',
    ),
  documents: z.array(documentHit),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

type Answer = z.input<typeof result>

const day = (name: string) =>
  z.iso
    .date(texts.dayOfTheCalendar({ name }))
    .optional()
    .describe(
      `Documents published ${name.endsWith('Start') ? 'on this day or later' : 'on this day or before'}.`,
    )

function names(most: number, longest: number, kind: 'agency' | 'type') {
  const error = texts[kind]({ longest, most })
  const name = z.string().trim().min(1, error).max(longest, error)
  return z.union([name, z.array(name).max(most, error)], { error }).optional()
}

const searchParams = z
  .strictObject({
    term: z
      .string()
      .trim()
      .min(1, texts.giveWordsToSearch)
      .max(300, texts.most300Characters)
      .optional()
      .describe('Words to search for; "words in quotes" stand together, | is or, ! is not.'),
    agency: names(20, 120, 'agency').describe(
      'Agency as slug, name or short name, such as EPA; a parent matches its own agencies too. listAgencies has all.',
    ),
    type: names(10, 40, 'type').describe(
      'RULE, PRORULE, NOTICE or PRESDOCU, or in words: rule, proposed rule, notice, presidential document.',
    ),
    publicationDateStart: day('publicationDateStart'),
    publicationDateEnd: day('publicationDateEnd'),
    perPage: z.int().min(1).max(1_000).default(25),
    page: z.int().min(1).max(10_000).default(1).describe('You can ask for the first 10,000 documents only.'),
    order: z.enum(['newest', 'oldest', 'relevance']).default('newest'),
  })
  .refine(({ publicationDateStart: start, publicationDateEnd: end }) => !start || !end || start <= end, {
    path: ['publicationDateEnd'],
    message: texts.publicationdateendMustNotBeBefore,
  })
type SearchParams = z.output<typeof searchParams>

const asList = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat()

export const searchDocuments = {
  summary:
    'Federal rules, proposed rules, notices and presidential documents by words, agency, type and date of publication; the first 10,000 matches, page by page.',
  params: searchParams,
  result,
  example: { term: '"flood insurance"', agency: 'FEMA', type: 'rule', publicationDateStart: '2024-01-01' },
  cache: { freshFor: HOUR, staleFor: 24 * HOUR },
  async run(params, context) {
    const { question, agencies } = await toQuestion(params, context)
    const { page, perPage } = params
    const offset = (page - 1) * perPage
    const { count, documents, notes } = await fetchRows(question, offset, perPage, context)
    const reachable = Math.min(count, WINDOW)
    const nextPage = offset + perPage < reachable ? page + 1 : null
    return {
      query: {
        term: params.term ?? null,
        agencies: agencies.map(({ slug, name }) => ({ slug, name })),
        types: readTypes(asList(params.type)),
        publicationDateStart: params.publicationDateStart ?? null,
        publicationDateEnd: params.publicationDateEnd ?? null,
        order: params.order,
      },
      total: count,
      totalIsMinimum: count >= WINDOW,
      page,
      perPage,
      totalPages: Math.ceil(reachable / perPage),
      returned: documents.length,
      nextPage,
      continueWith: nextPage === null && count >= WINDOW ? goOnFrom(question, documents) : null,
      documents,
      notes: [...notes, ...notesOn(params, question)],
      caveats: context.connector.caveats,
    }
  },
  table: ({ documents, notes, total, totalIsMinimum }) =>
    ruleTable(documents, notes, { total, totalIsMinimum }),
  cite: () => ({ dated: [{ label: 'Each document is dated by its publication' }] }),
} satisfies ConnectorMethod<typeof searchParams, typeof result>

async function toQuestion(params: SearchParams, { call }: MethodContext) {
  const { term, publicationDateStart, publicationDateEnd, order } = params
  const types = readTypes(asList(params.type))
  const names = asList(params.agency)
  const agencies = names.length > 0 ? findAgencies(names, (await call(listAgencies, {})).agencies) : []
  const question: RulemakingQuery = {
    ...(term ? { term } : {}),
    agencies: agencies.map(({ slug }) => slug),
    types,
    ...(publicationDateStart ? { publicationDateStart } : {}),
    ...(publicationDateEnd ? { publicationDateEnd } : {}),
    order: order === 'relevance' && !term ? 'newest' : order,
  }
  return { question, agencies }
}

interface Rows {
  count: number
  documents: RuleDocumentHit[]
  notes: string[]
}

async function fetchRows(
  question: RulemakingQuery,
  offset: number,
  size: number,
  context: MethodContext,
): Promise<Rows> {
  if (offset >= WINDOW) return fetchBeyond(question, context)
  const { portions, skip } = planWindow(offset, size)
  const answers = await Promise.all(portions.map((portion) => fetchPortion(question, portion, context)))
  const count = Math.max(...answers.map((answer) => answer.count))
  const rowCount = Math.max(0, Math.min(size, Math.min(count, WINDOW) - offset))
  const documents = answers
    .flatMap(({ rows }) => rows)
    .slice(skip, skip + rowCount)
    .map(toDocumentHit)
  const missing = rowCount - documents.length
  return {
    count,
    documents,
    notes: missing > 0 ? [texts.sourceLeftOutOfTheDocuments({ missing, wanted: rowCount })] : [],
  }
}

async function fetchPortion(
  question: RulemakingQuery,
  portion: RegisterPageParams,
  { upstream }: MethodContext,
) {
  const { count, results = [] } = await fetchSearch(upstream, searchUrl(question, portion))
  return { count, rows: results.slice(0, portion.perPage) }
}

async function fetchBeyond(question: RulemakingQuery, { call }: MethodContext): Promise<Rows> {
  const { count, date } = await call(findWindowEnd, {
    ...question,
    order: question.order === 'oldest' ? 'oldest' : 'newest',
  })
  if (count >= WINDOW) throw tooBroad(question.order, date)
  return { count, documents: [], notes: [] }
}

/** `date` is the publication day of the 10,000th match by date, the last match that the source serves. */
function tooBroad(order: RulemakingQuery['order'], date: string | null): ConnectorError {
  const ways = {
    newest: `Set publicationDateEnd to ${date}, where they end, and begin again at page 1`,
    oldest: `Set publicationDateStart to ${date}, where they end, and begin again at page 1`,
    relevance: `Set publicationDateStart to ${date && dayAfter(date)}: fewer match from that day on`,
  }
  const way = date ? ways[order] : 'Narrow the search by its dates'
  return new ConnectorError('too_broad', texts.federalRegisterServesTheFirst({ way }), { field: 'page' })
}

function goOnFrom({ order }: RulemakingQuery, documents: readonly RuleDocumentHit[]): Answer['continueWith'] {
  const date = documents.at(-1)?.publicationDate
  if (!date || order === 'relevance') return null
  return order === 'newest' ? { publicationDateEnd: date } : { publicationDateStart: date }
}

function notesOn({ order }: SearchParams, question: RulemakingQuery): string[] {
  return order === question.order ? [] : [texts.withoutWordsThereIsNothing]
}
