import * as z from 'zod/mini'
import { describeDay } from '@/lib/provenance/describe-source'
import { defineRecord, type RecordOfKind } from '../define-record'

export const documentTypes = {
  RULE: 'Rule',
  PRORULE: 'Proposed Rule',
  NOTICE: 'Notice',
  PRESDOCU: 'Presidential Document',
} as const
export type RuleDocumentType = keyof typeof documentTypes

const text = z.nullable(z.string())
const dayInWords = (day: string | null) => day && describeDay(day)

export const rule = defineRecord('rule', {
  documentNumber: { schema: z.string(), label: 'Document number' },
  title: { schema: text, label: 'Title' },
  type: { schema: z.string().check(z.describe('In words, as published.')), label: 'Type' },
  typeCode: {
    schema: z.nullable(z.enum(Object.keys(documentTypes) as [RuleDocumentType])),
    label: 'Code of the type',
    file: false,
  },
  agencies: {
    schema: z
      .array(z.object({ name: z.string(), slug: text }))
      .check(z.describe('Without a slug: the register could not match the name.')),
    label: 'Agencies',
    file: { agencies: { type: 'text', cell: (agencies) => agencies.map(({ name }) => name).join('; ') } },
  },
  publicationDate: {
    schema: z.string(),
    type: 'date',
    label: 'Published',
    text: dayInWords,
    fact: {},
  },
  action: { schema: text, label: 'Action' },
  effectiveDate: {
    schema: text,
    type: 'date',
    label: 'Effective',
    text: dayInWords,
    fact: { note: 'As published.' },
  },
  commentsCloseDate: {
    schema: text.check(z.describe('As published; the docket can have extended it.')),
    type: 'date',
    label: 'Comments close',
    text: dayInWords,
    fact: {
      note: 'As published. The agency can extend or reopen it: verify with the docket before you rely on it.',
    },
  },
  docketIds: {
    schema: z.array(z.string()),
    label: 'Dockets',
    file: { docketIds: { type: 'text', cell: (ids) => ids.join('; ') } },
  },
  abstract: { schema: text, label: 'Abstract' },
  officialUrl: { schema: text, type: 'link', label: 'Page at the Federal Register' },
  pdfUrl: { schema: text.check(z.describe('The official edition.')), type: 'link', label: 'Official PDF' },
})

export const agency = defineRecord('agency', {
  id: { schema: z.int(), label: 'Number', file: false },
  name: { schema: z.string(), label: 'Agency' },
  shortName: { schema: text, label: 'Short name' },
  slug: {
    schema: z.string().check(z.describe('What searchDocuments takes; a name or short name does too.')),
    label: 'Name in a search',
  },
  parentId: {
    schema: z.nullable(z.int()).check(z.describe('A parent also matches the documents of its own agencies.')),
    label: 'Part of',
    file: false,
  },
  childSlugs: { schema: z.array(z.string()), label: 'Its own agencies', file: false },
  url: { schema: text, type: 'link', label: 'Page' },
})

export type RuleDocument = RecordOfKind<typeof rule>
export type FederalAgency = RecordOfKind<typeof agency>
