import * as z from 'zod/mini'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineRecord, type RecordOfKind } from '../define-record'

const texts = defineTexts('records.flood-community.fields', {
  undated: (mark: string) => `No date published, marked ${mark}`,
  programs: { regular: 'Regular', emergency: 'Emergency' },
  since: (program: string, day: string) => `${program}, since ${day}`,
})

const text = z.nullable(z.string())
const formatOn = (on: string | null) => on && formatDay(on)
const absent = 'Not published'

function describeMapDate(day: string | null, mark: string | null): string | null {
  if (day) return [day, mark].filter(Boolean).join(' ')
  return mark && texts.undated(mark)
}

export const floodCommunity = defineRecord('flood-community', {
  communityId: { schema: z.string(), label: 'Community number', fact: {} },
  name: { schema: z.string(), label: 'Community, as registered', agencyWords: true, fact: {} },
  county: { schema: text, label: 'County, as registered' },
  state: { schema: text, label: 'State' },
  isParticipating: {
    schema: z.nullable(z.boolean()),
    label: 'In the flood insurance program',
    text: (isParticipating) => (isParticipating === null ? null : isParticipating ? 'Yes' : 'No'),
    file: {
      isParticipating: {
        type: 'text',
        cell: (isParticipating) => (isParticipating === null ? null : isParticipating ? 'yes' : 'no'),
      },
    },
    fact: { absent },
    compare: 'class',
  },
  program: {
    schema: z.nullable(z.enum(['regular', 'emergency'])),
    label: 'Program',
    text: (program, { programSince }) =>
      program &&
      (programSince
        ? texts.since(texts.programs[program], formatDay(programSince))
        : texts.programs[program]),
    fact: { absent },
  },
  programSince: { schema: text, type: 'date', label: 'In this program since', text: formatOn },
  mapDate: {
    schema: text,
    type: 'date',
    label: 'Current map in effect since',
    text: (day, { mapMark }) => describeMapDate(day && formatDay(day), mapMark),
    fact: { absent },
  },
  mapMark: {
    schema: text.check(z.describe('Mark behind the date of the map, as published: (M), (NSFHA) and others.')),
    label: 'Mark of the map, as published',
  },
  firstMapDate: { schema: text, type: 'date', label: 'First insurance map', text: formatOn, fact: {} },
  ratingClass: {
    schema: text.check(z.describe('Class in the Community Rating System, as published; null if not rated.')),
    label: 'Community rating class',
    fact: { absent: 'Not rated' },
    compare: 'class',
  },
  discount: {
    schema: text.check(z.describe('As published, of policies in the Special Flood Hazard Area.')),
    label: 'Discount for the class, in the high-risk area',
    fact: {},
  },
  discountElsewhere: { schema: text, label: 'Discount for the class, elsewhere', fact: {} },
  ratedSince: { schema: text, type: 'date', label: 'In this class since', text: formatOn, fact: {} },
  sanctionedOn: { schema: text, type: 'date', label: 'Suspended or withdrawn', text: formatOn, fact: {} },
  refreshedOn: {
    schema: text,
    type: 'date',
    label: 'Register refreshed',
    text: formatOn,
    fact: { absent: 'Not stated' },
  },
})

export type FloodCommunity = RecordOfKind<typeof floodCommunity>
