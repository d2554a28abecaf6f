import { z } from 'zod'
import { rule } from '@/lib/records/rule/fields'
import { cleanText } from '@/lib/untrusted-text/clean-text'
import { typeOf } from './document-types'
import type { WireDocument, WireDocumentHit } from './wire'

const text = z.string().nullable()

export const documentHit = z.object({
  ...rule.shape,
  excerpt: text.describe('Plain text around the words sought, else the beginning of the abstract.'),
  excerptMatches: z
    .array(z.object({ start: z.int().min(0), end: z.int().min(0) }))
    .describe('Where the excerpt has the words you searched for.'),
})
export type RuleDocumentHit = z.output<typeof documentHit>

export const fullDocument = z.object({
  ...rule.shape,
  subtype: text,
  citation: text,
  pages: z.object({ first: z.int(), last: z.int(), count: z.int().nullable() }).nullable(),
  dates: text.describe('The document’s own words about its dates.'),
  signingDate: text,
  significant: z.boolean().nullable(),
  regulationIdNumbers: z.array(z.string()),
  cfrReferences: z.array(z.string()),
  topics: z.array(z.string()),
  dockets: z.array(
    z.object({
      id: z.string(),
      title: text,
      commentPeriods: z.array(z.object({ start: text, end: text, documentId: text, commentUrl: text })),
    }),
  ),
  correctionOf: text.describe('Number of the document that this one corrects.'),
  correctedBy: z.array(z.string()),
  commentUrl: text,
  rawTextUrl: text,
})
type FullDocument = z.output<typeof fullDocument>

export function toDocumentHit(wire: WireDocumentHit): RuleDocumentHit {
  const excerpt = readExcerpt(wire.excerpts)
  return {
    documentNumber: readPlain(wire.document_number),
    title: readPlainOrNull(wire.title),
    type: readPlain(wire.type),
    typeCode: typeOf(wire.type),
    agencies: wire.agencies.flatMap(({ name, raw_name, slug }) => {
      const agencyName = readPlainOrNull(name) ?? readPlainOrNull(raw_name)
      return agencyName ? [{ name: agencyName, slug: slug ?? null }] : []
    }),
    publicationDate: wire.publication_date,
    abstract: readPlainOrNull(wire.abstract),
    action: readPlainOrNull(wire.action),
    effectiveDate: wire.effective_on ?? null,
    commentsCloseDate: wire.comments_close_on ?? null,
    docketIds: (wire.docket_ids ?? []).map(readPlain).filter(isDocket),
    officialUrl: officialLink(wire.html_url),
    pdfUrl: officialLink(wire.pdf_url),
    excerpt: excerpt?.text ?? null,
    excerptMatches: excerpt?.matches ?? [],
  }
}

interface Excerpt {
  text: string
  /** Positions of the search terms in the text. `end` is exclusive. */
  matches: { start: number; end: number }[]
}

const MARKED = /<span class="match">([\s\S]*?)<\/span>/g
/** These characters replace the source's HTML marks. The published text must not contain them. */
const [OPEN, CLOSE] = ['\u2045', '\u2046']
const BRACKETS = /[\u2045\u2046]/g

/** Returns null for an empty text. The source marks matches with HTML. */
export function readExcerpt(published: string | null | undefined): Excerpt | null {
  const marked = (published ?? '').replaceAll(BRACKETS, '').replaceAll(MARKED, `${OPEN}$1${CLOSE}`)
  const matches: Excerpt['matches'] = []
  let text = ''
  for (const [index, piece] of readPlain(marked).split(OPEN).entries()) {
    const [hit = '', rest] = index === 0 || !piece.includes(CLOSE) ? ['', piece] : piece.split(CLOSE)
    if (hit) matches.push({ start: text.length, end: text.length + hit.length })
    text += hit + (rest ?? '').replaceAll(CLOSE, '')
  }
  return text === '' ? null : { text, matches }
}

export function toFull(wire: WireDocument): FullDocument {
  const { excerpt: _, excerptMatches: __, ...document } = toDocumentHit(wire)
  return {
    ...document,
    subtype: readPlainOrNull(wire.subtype),
    citation: readPlainOrNull(wire.citation),
    pages: pagesOf(wire),
    dates: readPlainOrNull(wire.dates),
    signingDate: wire.signing_date ?? null,
    significant: wire.significant ?? null,
    regulationIdNumbers: (wire.regulation_id_numbers ?? []).map(readPlain),
    cfrReferences: (wire.cfr_references ?? []).map(
      ({ title, part }) => `${title} CFR${part === null || part === undefined ? '' : ` ${part}`}`,
    ),
    topics: (wire.topics ?? []).map(readPlain),
    dockets: (wire.dockets ?? []).flatMap(toDocket),
    correctionOf: numberIn(wire.correction_of),
    correctedBy: (wire.corrections ?? []).flatMap((link) => numberIn(link) ?? []),
    commentUrl: officialLink(wire.comment_url),
    rawTextUrl: officialLink(wire.raw_text_url),
  }
}

/** In documents of the 1990s, the docket field contains the day of the issue instead of a docket. */
const isDocket = (text: string) => !/^Federal Register:/i.test(text)

/** Returns null if the first or the last page is unknown. Older documents write an unknown page as 0. */
function pagesOf({ start_page: first, end_page: last, page_length: count }: WireDocument) {
  return first && last ? { first, last, count: count ?? null } : null
}

function toDocket({ id, title, documents }: NonNullable<WireDocument['dockets']>[number]) {
  const docketId = readPlainOrNull(id)
  const commentPeriods = (documents ?? []).map((document) => ({
    start: readPlainOrNull(document.comment_start_date),
    end: readPlainOrNull(document.comment_end_date),
    documentId: readPlainOrNull(document.id),
    commentUrl: officialLink(document.comment_url),
  }))
  return docketId && isDocket(docketId)
    ? [{ id: docketId, title: readPlainOrNull(title), commentPeriods }]
    : []
}

/** Matches most of the texts that have no tag and no entity, so that they need no parsing. */
const HARMLESS = /^[ -%'-;=-~§‐-‧]*$/

/** Keeps phone numbers and e-mail addresses, because those of offices are public. */
export function readPlain(published: string): string {
  const text = HARMLESS.test(published) ? published : cleanText(published, new Set())
  return text.replaceAll(/[ \n]+/g, ' ').trim()
}

export const readPlainOrNull = (published: string | null | undefined): string | null =>
  readPlain(published ?? '') || null

export function officialLink(published: string | null | undefined): string | null {
  if (!published || !URL.canParse(published)) return null
  const { protocol, hostname, username, password, href } = new URL(published)
  const isFederal = /^([a-z0-9-]+\.)+gov$/.test(hostname)
  const isBare = username === '' && password === ''
  return ['https:', 'http:'].includes(protocol) && isFederal && isBare ? href : null
}

/** The source links a correction by its API URL, which contains the document number. */
const numberIn = (link: string | null | undefined): string | null =>
  /\/documents\/([A-Za-z0-9-]+?)(?:\.json)?(?:[?#].*)?$/.exec(link ?? '')?.[1] ?? null
