import * as z from 'zod/mini'
import { formatDay, formatDistance } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { nameSentences } from '@/lib/sentences/define-sentences'
import { defineRecord, type RecordOfKind } from '../define-record'

const texts = defineTexts('records.map-letter.fields', { about: (distance: string) => `About ${distance}` })

const text = z.nullable(z.string())

export const letterClasses = [
  'denied',
  'incorporated',
  'superseded',
  'contact community',
  'reevaluation needed',
  'valid',
] as const
export type LetterClass = (typeof letterClasses)[number]

const classWords = nameSentences('map-letter.classes', {
  denied: 'Denied',
  incorporated: 'Taken into a newer map',
  superseded: 'Replaced',
  'contact community': 'Ask the community',
  'reevaluation needed': 'To be judged again',
  valid: 'Valid by the map',
} satisfies Record<LetterClass, string>)

/** A letter of map change. Its position is approximate, so it is shown near a place and never at it. */
export const mapLetter = defineRecord('map-letter', {
  caseNumber: { schema: z.string(), label: 'Case', fact: {} },
  decidedOn: {
    schema: text,
    type: 'date',
    label: 'Date',
    text: (day) => day && formatDay(day),
    fact: { absent: 'Not published' },
  },
  kind: {
    schema: text.check(z.describe('Type of determination, as published.')),
    label: 'Kind, as published',
    agencyWords: true,
    fact: { absent: 'Not published' },
  },
  outcome: {
    schema: text.check(z.describe('As published.')),
    label: 'Outcome, as published',
    agencyWords: true,
    fact: { absent: 'Not published' },
    compare: 'note',
  },
  standing: {
    schema: z.enum(letterClasses).check(z.describe('By the rule with which the map draws its letters.')),
    label: 'How the map draws it',
    text: (standing) => classWords[standing],
    fact: {},
  },
  status: { schema: text, label: 'Status, as published' },
  lotType: { schema: text, label: 'Lots, as published' },
  communityId: { schema: text, label: 'Community number' },
  distanceMeters: {
    schema: z.nullable(z.number()),
    label: 'Distance',
    unit: 'm',
    text: (meters) => (meters === null ? null : texts.about(formatDistance(meters))),
    fact: { absent: 'Not known' },
  },
})

export type MapLetter = RecordOfKind<typeof mapLetter>
