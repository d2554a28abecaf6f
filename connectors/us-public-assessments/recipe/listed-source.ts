import { z } from 'zod'
import type { Context } from '@/lib/connector/method'
import { stateByCode } from '@/lib/geography/states'
import { figureKinds } from '@/lib/records/assessment/values'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { kindsOf } from '../records'
import { statusOf } from '../search/choose-source'
import { certainties, type Source } from './source'

const texts = defineSentences('us-public-assessments.listed-source', {
  disabled: 'The operator of this site has not switched this source on.',
  notConfigured: 'We do not know an address that programs can read. Use the official page.',
  yearShown: 'The year shown is the {meaning}.',
  noYear: 'No year is published: {why}',
  yearElsewhere: 'The year is not in the record: {how}',
})

export const listedSource = z.looseObject({
  id: z.string(),
  title: z.string(),
  authority: z.string(),
  state: z.string(),
  stateName: z.string().nullable(),
  coverage: z.string(),
  gaps: z.array(z.string()),
  historyMode: z.enum(['multi_year', 'current_and_previous', 'current_only']),
  status: z.enum(['enabled', 'disabled', 'not_configured']),
  statusReason: z.string().nullable(),
  certainty: z.enum(certainties),
  searchNeeds: z.array(z.string()),
  parcelIdForm: z.string(),
  valueKinds: z.array(z.enum(figureKinds)),
  year: z.string(),
  officialPage: z.string(),
  attribution: z.string(),
  licence: z.string(),
  withheldFields: z.array(z.string()),
  caveats: z.array(z.string()),
})

export type ListedSource = z.output<typeof listedSource>

export function describeSource(source: Source, context: Context): ListedSource {
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

export function formatYear({ values: { year } }: Source): string {
  if (year.from === 'row') return texts.yearShown({ meaning: year.meaning })
  return year.from === 'none' ? texts.noYear({ why: year.why }) : texts.yearElsewhere({ how: year.how })
}
