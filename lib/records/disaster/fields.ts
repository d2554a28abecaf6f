import * as z from 'zod/mini'
import { formatDay, formatList } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { nameSentences } from '@/lib/sentences/define-sentences'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { defineRecord, type RecordOfKind } from '../define-record'

const day = z.nullable(z.string())
const formatOn = (on: string | null) => on && formatDay(on)
const program = z.nullable(z.boolean())

export const declarationTypes = nameSentences('disaster.types', {
  DR: 'Major disaster',
  EM: 'Emergency',
  FM: 'Fire management',
})

const words = nameSentences('disaster.words', {
  individual: 'help for households',
  public: 'help for public bodies',
  mitigation: 'hazard mitigation',
  county: 'The county',
  statewide: 'The whole state',
})

export const isDeclarationType = (type: string): type is keyof typeof declarationTypes =>
  Object.hasOwn(declarationTypes, type)

export const typeWords = (type: string): string => (isDeclarationType(type) ? declarationTypes[type] : type)

export const disaster = defineRecord('disaster', {
  declaration: { schema: z.string(), label: 'Declaration', fact: {} },
  number: { schema: z.int(), label: 'Disaster number' },
  type: {
    schema: z.string(),
    label: 'Type',
    text: typeWords,
    file: { type: { type: 'text', cell: typeWords } },
    fact: {},
  },
  title: {
    schema: z.string(),
    label: 'Title',
    text: toMixedCase,
    agencyWords: true,
    fact: {},
    compare: 'note',
  },
  incident: { schema: z.nullable(z.string()), label: 'Kind of incident', agencyWords: true, fact: {} },
  isFlood: {
    schema: z.boolean().check(z.describe('The kind of incident or the title names a flood or a storm.')),
    label: 'Flood or storm',
    text: (isFlood) => (isFlood ? 'Yes' : 'No'),
    file: { isFlood: { type: 'text', cell: (isFlood) => (isFlood ? 'yes' : 'no') } },
  },
  declaredOn: { schema: day, type: 'date', label: 'Declared', text: formatOn, fact: {} },
  beganOn: { schema: day, type: 'date', label: 'Incident began', text: formatOn, fact: {} },
  endedOn: {
    schema: day,
    type: 'date',
    label: 'Incident ended',
    text: formatOn,
    fact: { absent: 'Not ended, or not stated' },
  },
  scope: {
    schema: z.enum(['county', 'statewide']),
    label: 'Area',
    text: (scope) => words[scope],
    fact: {},
  },
  individualAssistance: { schema: program, label: 'Help for households' },
  publicAssistance: { schema: program, label: 'Help for public bodies' },
  hazardMitigation: {
    schema: program,
    label: 'Programs',
    text: (mitigation, { individualAssistance, publicAssistance }) =>
      formatList([
        ...(individualAssistance ? [translate(words.individual)] : []),
        ...(publicAssistance ? [translate(words.public)] : []),
        ...(mitigation ? [translate(words.mitigation)] : []),
      ]) || null,
    file: { hazardMitigation: { label: 'Hazard mitigation' } },
    fact: { absent: 'None stated' },
  },
})

export type Disaster = RecordOfKind<typeof disaster>
