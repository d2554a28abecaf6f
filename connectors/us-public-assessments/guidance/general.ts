import type { AppealGuidance, TaxSavings } from './guidance'
import { citing } from './said-by'

const localPages = citing({ name: 'Pages of several local assessors' }, 'seen')
const research = citing({ name: 'Public research notes and pages of local assessors' }, 'seen')
const notes = citing({ name: 'Public research notes that cite official pages' }, 'single')
const officialPages = citing({ name: 'Official pages on exemptions' }, 'official')

export const recordFacts = [
  'Is the living area on the record right?',
  'Is the year built right?',
  'Is the lot size right?',
  'Is the number of bathrooms right?',
  'Does the condition on the record fit your home?',
  'Is the class, such as single family or condominium, right?',
].map(localPages)

export const likeWithLike = notes(
  'Compare the same year, the same kind of value, the same neighborhood and the same class.',
)

export const neverHelps = [
  'Saying that the taxes are too high.',
  'The size of last year’s increase on its own.',
  'Listings or automated estimates in place of closed sales.',
].map(research)

export const informalTalk = localPages(
  'Where you can, talk with the assessor first. A talk does not stop the clock unless your notice says so.',
)

export const keepProof = localPages(
  'File on the official form with the body named on your notice, and keep proof of delivery.',
)

export const keepPaying = localPages(
  'Keep paying the tax while an appeal is pending, unless the authority tells you otherwise.',
)

export const usualCautions = [informalTalk, keepProof, keepPaying]

export const separateForms = officialPages(
  'Exemptions have their own forms and dates. Check them apart from an appeal.',
)

/**
 * Default for places in which the tax follows the assessed value and no law limits the yearly increase of a
 * home's value.
 */
const inProportion: TaxSavings = { appeals: ['assessedValue', 'marketValue'] }

const READ_ON = '2026-11-28'

export const usually = {
  readOn: READ_ON,
  facts: recordFacts,
  applying: [separateForms],
  savings: inProportion,
  grounds: [],
  evidence: [],
  comparing: [likeWithLike],
  doesNotHelp: neverHelps,
  cautions: usualCautions,
} satisfies Partial<AppealGuidance>
