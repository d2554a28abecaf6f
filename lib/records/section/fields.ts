import * as z from 'zod/mini'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { plainDivisionNumber } from '@/lib/survey/plssid'
import { defineRecord, type RecordOfKind } from '../define-record'

export const fractions = ['', '1/4', '1/2', '3/4'] as const

const numbered = z.object({
  number: z.int(),
  fraction: z.enum(fractions),
  direction: z.string(),
  label: z.string(),
})

const part = z.object({
  kind: z.enum(['aliquot', 'lot', 'other']),
  label: z.string(),
  quarter: z.nullable(z.string()),
  quarterQuarter: z.nullable(z.string()),
  gisAcres: z.nullable(z.number()),
})
export type PublishedSectionPart = z.output<typeof part>

const names = defineTexts('records.section.fields', {
  meridian: (name: string, code: string) => `${name} (code ${code})`,
})

const texts = defineSentences('section.fields', {
  above36: 'Numbers above 36 occur where a township was surveyed irregularly.',
  duplicate: 'A second township of the same numbers exists; this is duplicate {duplicate}.',
})

export const identifierLabel = 'Survey identifier'

const labelOf = ({ label }: { label: string }) => label

/** A comparison shows these fields as notes, because two places usually are in different sections. */
export const section = defineRecord('section', {
  label: { schema: z.string(), label: 'Description' },
  section: {
    schema: z.nullable(z.object({ number: z.string(), type: z.string(), typeName: z.string() })),
    label: 'Section',
    text: (section) => section && plainDivisionNumber(section.number),
    file: { section: { type: 'text', cell: (section) => section?.number ?? null } },
    fact: {
      text: (section, { kind }) =>
        section &&
        (kind === 'section' ? plainDivisionNumber(section.number) : `${section.typeName} ${section.number}`),
      note: (section) => (Number(section?.number) > 36 ? texts.above36 : undefined),
    },
    compare: 'note',
    map: { id: 'number' },
  },
  kind: {
    schema: z.enum(['section', 'township', 'other']),
    label: 'Kind',
    text: (_, { section }) => section?.typeName ?? 'Whole township',
    file: false,
    map: { compares: 'class', isFirst: true },
  },
  township: {
    schema: numbered,
    label: 'Township',
    text: labelOf,
    file: { township: { type: 'text', cell: labelOf } },
    fact: {
      note: (_, { duplicate }) => (duplicate === '0' ? undefined : texts.duplicate({ duplicate })),
    },
    compare: 'note',
    map: { isFirst: true },
  },
  range: {
    schema: numbered,
    label: 'Range',
    text: labelOf,
    file: { range: { type: 'text', cell: labelOf } },
    fact: {},
    compare: 'note',
    map: { isFirst: true },
  },
  meridian: {
    schema: z.object({ code: z.string(), name: z.string() }),
    label: 'Principal meridian',
    text: ({ name }) => name,
    agencyWords: ({ name }) => [name],
    file: { meridian: { type: 'text', cell: ({ name }) => name } },
    fact: { text: ({ code, name }) => names.meridian(name, code) },
    compare: 'note',
    map: { compares: 'class', isFirst: true },
  },
  state: { schema: z.string(), label: 'State' },
  stateName: {
    schema: z.string(),
    label: 'State',
    agencyWords: true,
    file: false,
    fact: {},
    compare: 'note',
    map: { id: 'state', compares: 'class' },
  },
  /** A value other than "0" means that another township has the same numbers. */
  duplicate: { schema: z.string(), label: 'Duplicate', file: false },
  parts: {
    schema: z.array(part),
    label: 'Parts named here',
    file: { parts: { type: 'text', cell: (parts) => parts.map(labelOf).join(', ') || null } },
  },
  plssid: { schema: z.string(), label: 'Township identifier' },
  sectionId: {
    schema: z.nullable(z.string()),
    label: identifierLabel,
    text: (sectionId, { plssid }) => sectionId ?? plssid,
    file: { sectionId: { label: 'Section identifier' } },
    fact: {},
    compare: 'note',
    map: { id: 'identifier' },
  },
})

export type SurveyRecord = RecordOfKind<typeof section>
