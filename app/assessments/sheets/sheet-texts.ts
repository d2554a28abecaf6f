import { formatList, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

export const sheetTexts = defineTexts('sheets.texts', {
  values: 'Official values',
  inDollars: 'In dollars',
  undated: 'Values without a published year',
  notAppraisal: 'From the public record as retrieved. Not an appraisal and not a sale price.',
  noValues: 'We could not get the values',
  copyThem: 'Copy them from your notice, and reload this page later.',
  to: 'To',
  noticeOffice: 'The office that the notice names',
  blankOffice: 'To, the office that your notice names',
  blankAddress: 'Address and unit',
  blankParcel: 'Parcel number',
  blankFacts: 'Class, year built, living area, as on the record',
  blankValues: 'Official values, each with its kind and year',
  copyFrom: 'Copy them from the notice and the record',
  notice: 'From the notice',
  noticeDate: 'Date of the notice',
  deadline: 'Last day to appeal, as printed on it',
  owner: 'Owner, to write by hand',
  contact: 'Telephone or mail, to write by hand',
  number: 'No.',
  similar: 'Similar homes and their assessments',
  assessments: 'Assessments of similar homes',
  sales: 'Sales of similar homes',
  beside: 'Beside row 0',
  thisHome: (address: string) => `${address} (this home)`,
  share: 'Assessed share of market value',
  salesRule: 'Closed sales only. Attach the proof of each.',
  rowSource: (rows: readonly number[], source: string) =>
    rows.length === 0
      ? `Source: ${source}.`
      : `Source of ${plural(rows.length, 'row')} ${formatList(rows.map(String))}: ${source}.`,
  condition: 'What a visitor would see',
  repairs: 'Repairs the home needs',
  facts: 'Facts on the record, checked by the owner',
  fact: 'Fact',
  onRecord: 'On the record',
  rightInstead: 'What is right instead',
  evidence: 'Evidence attached',
  questions: 'Questions for the assessor',
  ownQuestions: 'More questions',
  notes: 'Notes',
  appeals: 'Who hears an appeal',
  verify: 'Ask about the appeal:',
  sourceName: 'Source: <name/>',
  source: (cited: string) => `Source: ${cited}`,
  lawSource: (cited: string, readOn: string) => `Source: ${cited}, read on ${readOn}.`,
  lawRead: (readOn: string) =>
    `The law and the official pages that these sheets cite were read on ${readOn}.`,
  sources: 'Sources',
  page: 'Official page',
  general: 'General information, not legal advice. This site estimated no value on these sheets.',
})

export const assessorQuestions = defineTexts('sheets.questions', [
  'Which facts about the home does the value rest on, and may I see the full record?',
  'Which sales or homes were used for comparison?',
  'What is the valuation date, and which kind of value does the notice state?',
  'By which day and in which form must an appeal reach you?',
])

export const MOST_FACT = 160
export const MOST_EVIDENCE = 12
export const MOST_CAVEATS = 5
