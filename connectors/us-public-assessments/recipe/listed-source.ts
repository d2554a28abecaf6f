import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'
import { stateByCode } from '@/lib/geography/states'
import { figureKinds } from '@/lib/records/assessment/values'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { kindsOf } from '../records'
import { statusOf } from '../search/choose-source'
import { type AssessmentRecipe, certainties } from './source'

const texts = defineSentences('us-public-assessments.listed-source', {
  disabled: 'The operator of this site has not switched this source on.',
  notConfigured: 'We do not know an address that programs can read. Use the official page.',
  yearShown: 'The year shown is the {meaning}.',
  noYear: 'No year is published: {why}',
  yearElsewhere: 'The year is not in the record: {how}',
})

const text = z.string()
const list = z.array(text)

const historyModes = {
  multi_year: 'several years',
  current_and_previous: 'this year and the one before',
  current_only: 'this year',
}

const joined = { type: 'text', cell: (parts: readonly string[]) => parts.join('; ') } as const

export const listedSource = defineRecord('assessment-source', {
  id: { schema: text, label: 'Source id' },
  title: { schema: text, label: 'Title' },
  authority: { schema: text, label: 'Authority' },
  state: { schema: text, label: 'State' },
  stateName: { schema: text.nullable(), label: 'Name of the state', file: false },
  coverage: { schema: text, label: 'Coverage' },
  gaps: { schema: list, label: 'Gaps', file: { gaps: joined } },
  historyMode: {
    schema: z.enum(['multi_year', 'current_and_previous', 'current_only']),
    label: 'Years published',
    file: { historyMode: { cell: (mode) => historyModes[mode] } },
  },
  status: {
    schema: z.enum(['enabled', 'disabled', 'not_configured']),
    label: 'Status',
    file: { status: { cell: (status) => status.replaceAll('_', ' ') } },
  },
  statusReason: { schema: text.nullable(), label: 'Why it is not switched on', file: false },
  certainty: { schema: z.enum(certainties), label: 'Certainty of address and columns', file: false },
  searchNeeds: { schema: list, label: 'A search also needs', file: false },
  parcelIdForm: { schema: text, label: 'Form of a parcel number', file: false },
  valueKinds: { schema: z.array(z.enum(figureKinds)), label: 'Kinds of value', file: { valueKinds: joined } },
  year: { schema: text, label: 'Year of a value', file: false },
  officialPage: { schema: text, type: 'link', label: 'Official page' },
  attribution: { schema: text, label: 'Attribution', file: false },
  licence: { schema: text, label: 'License' },
  withheldFields: { schema: list, label: 'Columns left out', file: false },
  caveats: { schema: list, label: 'Limits', file: false },
})

export type ListedSource = RecordOfKind<typeof listedSource>

export function describeSource(source: AssessmentRecipe, context: MethodContext): ListedSource {
  const { id, title, authority, state, coverage, historyMode, certainty } = source
  const { officialPage, attribution, licence, needs } = source
  const status = statusOf(source, context)
  return {
    id,
    title,
    authority,
    state,
    coverage,
    historyMode,
    certainty,
    officialPage,
    attribution,
    licence,
    stateName: stateByCode(state)?.name ?? null,
    gaps: [...source.gaps],
    status,
    statusReason: status === 'enabled' ? null : reasons[status],
    searchNeeds: [needs?.city, needs?.county, needs?.municipalityCode].filter((need) => need !== undefined),
    parcelIdForm: source.parcelId.form,
    valueKinds: kindsOf(source),
    year: formatYear(source),
    withheldFields: ['owner', 'ownerName', 'mailingAddress'],
    caveats: [...source.caveats],
  }
}

const reasons = {
  disabled: texts.disabled,
  not_configured: texts.notConfigured,
} as const

export function formatYear({ values: { year } }: AssessmentRecipe): string {
  if (year.from === 'row') return texts.yearShown({ meaning: year.meaning })
  return year.from === 'none' ? texts.noYear({ why: year.why }) : texts.yearElsewhere({ how: year.how })
}
