import { z } from 'zod'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { readAnswer } from './read-answer'

export const HOST = 'www.federalregister.gov'
export const BASE = `https://${HOST}/api/v1`

/** The source serves the first 10,000 matches of a search, in at most 50 pages of at most 1,000 documents. */
export const WINDOW = 10_000
export const MOST_PAGES = 50
export const MOST_PER_PAGE = 1_000

const text = z.string().nullish()
/** An invalid date fails the response, because a reader could mistake it for a deadline. */
const day = z.iso.date().nullish()

/** An agency that the Federal Register could not identify has only a raw name. */
const agency = z.object({ raw_name: text, name: text, slug: text })

const wireFound = z.object({
  document_number: z.string(),
  title: z.string().nullable(),
  type: z.string(),
  publication_date: z.iso.date(),
  agencies: z.array(agency),
  abstract: text,
  action: text,
  effective_on: day,
  comments_close_on: day,
  docket_ids: z.array(z.string()).nullish(),
  html_url: text,
  pdf_url: text,
  excerpts: text,
})
export type WireDocumentHit = z.output<typeof wireFound>

const docket = z.object({
  id: text,
  title: text,
  documents: z
    .array(z.object({ id: text, comment_start_date: text, comment_end_date: text, comment_url: text }))
    .nullish(),
})

export const wireDocument = wireFound.omit({ excerpts: true }).extend({
  subtype: text,
  citation: text,
  dates: text,
  signing_date: day,
  regulation_id_numbers: z.array(z.string()).nullish(),
  cfr_references: z
    .array(
      z.object({
        title: z.union([z.number(), z.string()]),
        part: z.union([z.number(), z.string()]).nullish(),
      }),
    )
    .nullish(),
  topics: z.array(z.string()).nullish(),
  dockets: z.array(docket).nullish(),
  significant: z.boolean().nullish(),
  start_page: z.int().nullish(),
  end_page: z.int().nullish(),
  page_length: z.int().nullish(),
  correction_of: text,
  corrections: z.array(z.string()).nullish(),
  comment_url: text,
  raw_text_url: text,
})
export type WireDocument = z.output<typeof wireDocument>

const wireAgencies = z
  .array(
    z.object({
      id: z.int(),
      name: z.string(),
      short_name: text,
      slug: z.string().regex(/^[\w-]+$/),
      parent_id: z.int().nullish(),
      child_slugs: z.array(z.string()).nullish(),
      url: text,
    }),
  )
  .min(1)

/** `results` is absent if nothing matches, and beyond the last page. */
const wireSearch = z.object({ count: z.int().min(0), results: z.array(wireFound).optional() })

export interface RulemakingQuery {
  term?: string | undefined
  agencies: readonly string[]
  types: readonly string[]
  publicationDateStart?: string | undefined
  publicationDateEnd?: string | undefined
  order: 'newest' | 'oldest' | 'relevance'
}

export interface RegisterPageParams {
  perPage: number
  page: number
}

export function searchUrl(question: RulemakingQuery, { perPage, page }: RegisterPageParams): string {
  const { term, agencies, types, publicationDateStart, publicationDateEnd, order } = question
  const query = new URLSearchParams()
  if (term) query.set('conditions[term]', term)
  for (const slug of agencies) query.append('conditions[agencies][]', slug)
  for (const type of types) query.append('conditions[type][]', type)
  if (publicationDateStart) query.set('conditions[publication_date][gte]', publicationDateStart)
  if (publicationDateEnd) query.set('conditions[publication_date][lte]', publicationDateEnd)
  query.set('order', order)
  query.set('per_page', String(perPage))
  query.set('page', String(page))
  for (const field of Object.keys(wireFound.shape)) query.append('fields[]', field)
  return `${BASE}/documents.json?${query}`
}

export function documentUrl(documentNumber: string): string {
  const query = new URLSearchParams(Object.keys(wireDocument.shape).map((field) => ['fields[]', field]))
  return `${BASE}/documents/${encodeURIComponent(documentNumber)}.json?${query}`
}

const agenciesUrl = `${BASE}/agencies.json`

export const fetchSearch = (upstream: UpstreamClient, url: string) =>
  upstream.read({ url }, (answer) => readAnswer(answer, wireSearch), { accepts: [400, 403] })

export const fetchDocument = (upstream: UpstreamClient, url: string) =>
  upstream.read({ url }, (answer) => (answer.status === 404 ? null : readAnswer(answer, wireDocument)), {
    accepts: [400, 403, 404],
  })

export const fetchAgencies = (upstream: UpstreamClient) =>
  upstream.read({ url: agenciesUrl }, (answer) => readAnswer(answer, wireAgencies), { accepts: [400, 403] })

const anything = z.record(z.string(), z.unknown())
const questions = [
  {
    what: 'document',
    url: `${BASE}/documents/2024-31396.json`,
    answer: anything,
    fields: Object.keys(wireDocument.shape),
  },
  {
    what: 'agencies',
    url: agenciesUrl,
    answer: z.array(anything).transform(([first = {}]) => first),
    fields: 'id name short_name slug parent_id child_slugs url'.split(' '),
  },
]

export const checkFields = fieldCheck(
  'Compares the fields of a document and of an agency with those this connector reads.',
  () => questions,
  async ({ what, url, answer, fields }, { upstream }) => {
    const body = await upstream.json({ url }, answer)
    return { what, missing: fields.filter((field) => !Object.hasOwn(body, field)) }
  },
)
