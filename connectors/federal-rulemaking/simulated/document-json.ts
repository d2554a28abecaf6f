import { documentTypes } from '@/lib/records/rule/fields'
import { pickBy } from '@/lib/sample-world/hash'
import { agencyBySlug, writeAgencyOf } from './agencies'
import type { SimulatedRuleDocument } from './documents'

const site = 'https://www.federalregister.gov'

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

export function writeDocument(document: SimulatedRuleDocument): Record<string, unknown> {
  const { number, date, type, topic, title, abstract, chance } = document
  const path = date.replaceAll('-', '/')
  const isProposed = type === 'PRORULE'
  const docket = topic.cfr ? `SAMPLE-${date.slice(0, 4)}-${String(Math.floor(chance * 9_000) + 1_000)}` : null
  const page = Number(date.slice(0, 4)) < 2000 ? 0 : 1_000 + Math.floor(chance * 90_000)
  const commentUrl = isProposed && docket ? `https://www.regulations.gov/commenton/${docket}-0001` : null
  return {
    abstract,
    action: pickBy(chance, actions[type]),
    agencies: agenciesOf(document),
    body_html_url: `${site}/documents/full_text/html/${path}/${number}.html`,
    cfr_references: topic.cfr ? [{ chapter: null, citation_url: null, ...topic.cfr }] : [],
    citation: page ? `${Number(date.slice(0, 4)) - 1935} FR ${page}` : null,
    comment_url: commentUrl,
    comments_close_on: isProposed ? daysAfter(date, 60) : null,
    correction_of: null,
    corrections: [],
    dates: datesOf(document),
    docket_ids: docket ? [docket] : [],
    dockets: docket ? [writeDocket(document, docket, commentUrl)] : [],
    document_number: number,
    effective_on: type === 'RULE' ? daysAfter(date, 30) : null,
    end_page: page && page + 3,
    executive_order_number: null,
    html_url: `${site}/documents/${path}/${number}/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    images: {},
    images_metadata: {},
    page_length: page ? 4 : null,
    page_views: { count: Math.floor(chance * 1_000), last_updated: `${date} 12:15:03 -0400` },
    pdf_url: `https://www.govinfo.gov/content/pkg/FR-${date}/pdf/${number}.pdf`,
    public_inspection_pdf_url: `https://public-inspection.federalregister.gov/${number}.pdf?${Date.parse(date) / 1000}`,
    publication_date: date,
    raw_text_url: `${site}/documents/full_text/text/${path}/${number}.txt`,
    regulation_id_numbers: topic.cfr ? [`9999-A${String.fromCodePoint(65 + Math.floor(chance * 26))}01`] : [],
    significant: pickBy(chance, [null, true, false]),
    signing_date: type === 'PRESDOCU' ? daysAfter(date, -2) : null,
    start_page: page,
    subtype: type === 'PRESDOCU' ? 'Proclamation' : null,
    title,
    topics: topic.topics,
    type: documentTypes[type],
    volume: Number(date.slice(0, 4)) - 1935,
  }
}

const actions = {
  RULE: ['Final rule.', 'Interim final rule.'],
  PRORULE: ['Proposed rule.', 'Proposed rule; request for comments.'],
  NOTICE: ['Notice.', 'Notice of availability.'],
  PRESDOCU: ['Proclamation.'],
} as const

function agenciesOf({ topic, chance }: SimulatedRuleDocument): object[] {
  const agencies = topic.agencies.flatMap((slug) => agencyBySlug.get(slug) ?? []).map(writeAgencyOf)
  return chance < 0.1 ? [...agencies, { raw_name: 'Office of the Keeper of Thimbles' }] : agencies
}

function datesOf({ type, date }: SimulatedRuleDocument): string | null {
  if (type === 'RULE') return `This rule is effective ${daysAfter(date, 30)}.`
  if (type === 'PRORULE') return `Comments must be received on or before ${daysAfter(date, 60)}.`
  return null
}

function writeDocket({ title, date, type }: SimulatedRuleDocument, id: string, commentUrl: string | null) {
  const end = type === 'PRORULE' ? daysAfter(date, 90) : null
  return {
    supporting_documents: [{ title: 'Index of sample papers', document_id: `${id}-0002` }],
    supporting_documents_count: 1,
    agency_name: 'SAMPLE',
    id,
    title,
    documents: [
      {
        comment_count: 0,
        comment_start_date: date,
        comment_end_date: end,
        comment_url: commentUrl,
        updated_at: `${date}T11:56:02.621-05:00`,
        allow_late_comments: false,
        id: `${id}-0001`,
        regulations_dot_gov_open_for_comment: false,
      },
    ],
  }
}

export function plant(row: Record<string, unknown>, planted: string | null): Record<string, unknown> {
  if (planted === null) return row
  return { ...row, title: planted, abstract: planted, ...('excerpts' in row ? { excerpts: planted } : {}) }
}

export function project(
  rows: Record<string, unknown>[],
  query: URLSearchParams,
  write: (rows: Record<string, unknown>[]) => unknown,
): Response {
  const fields = query.getAll('fields[]')
  const [first = {}] = rows
  const stranger = fields.find((field) => !Object.hasOwn(first, field))
  if (rows.length > 0 && stranger) {
    return Response.json({ status: 400, message: `field '${stranger}' not valid` }, { status: 400 })
  }
  if (fields.length === 0) return Response.json(write(rows))
  return Response.json(
    write(rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))),
  )
}
