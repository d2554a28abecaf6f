import type { Meta, Result } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import type { HomeCandidate, PropertyHistoryResult, PropertySearchResult } from '../fetch-assessments'
import {
  type ComparisonSubject,
  type HomeAssessmentRoll,
  type SimilarHomeOutcome,
  toSimilarHome,
} from './similar-home'

export interface RecordFetcher {
  search(
    params: { source: string; streetAddress: string } & ComparisonSubject['place'],
  ): Promise<Result<PropertySearchResult>>
  history(params: { propertyKey: string; years?: number[] }): Promise<Result<PropertyHistoryResult>>
}

export interface HomeChoice {
  key: string
  label: string
}

export type SimilarHomeLookupOutcome =
  | SimilarHomeOutcome
  | { kind: 'choose'; choices: HomeChoice[]; message: string }
export type HomeRecordOutcome =
  | { kind: 'record'; record: HomeCandidate; meta: Meta }
  | Exclude<SimilarHomeLookupOutcome, { kind: 'filled' }>

const texts = defineTexts('similar.look-up', {
  none: (title: string) =>
    `The record (${title}) has no such address. Check the house number and the spelling. A home in another county or town is in another roll, so we cannot compare it with yours.`,
  elsewhere: (named: string, own: string) =>
    `This address names ${named}; your home is in the roll of ${own}. We cannot compare homes of two rolls. If the home is in ${own}, leave the town out.`,
  choose: (count: number, isCut: boolean) =>
    `${formatCount(count, 'home has', 'homes have')} this address. Choose the one you mean${isCut ? ', or add the unit to the address: more match than are listed' : ''}.`,
  parcel: (id: string) => `parcel ${id}`,
  gone: 'The record of this home is gone.',
  noKey: 'We cannot read the record of this home by itself.',
})

export async function lookUpAddress(
  ask: RecordFetcher,
  subject: ComparisonSubject,
  address: string,
): Promise<SimilarHomeLookupOutcome> {
  const match = await findRecord(ask, subject, address)
  if (match.kind !== 'record') return match
  const { propertyKey } = match.record
  return typeof propertyKey === 'string'
    ? lookUpKey(ask, subject, propertyKey)
    : { kind: 'refused', message: texts.noKey }
}

/** Removes the parcel number from the label of a choice, such as ", parcel 123". */
const addressIn = (line: string) => line.replace(/, parcela? [^,]+$/, '')

export async function findRecord(
  ask: Pick<RecordFetcher, 'search'>,
  { source, sourceTitle, place, city }: HomeAssessmentRoll,
  line: string,
): Promise<HomeRecordOutcome> {
  const address = addressIn(line)
  const named = parseAddressQuestion(address)
  // Refuses an address in another town, because the search below would look for its street in the owner's
  // town.
  if (named?.city && place.city && !isSameTown(named.city, place.city))
    return { kind: 'refused', message: texts.elsewhere(named.city, toMixedCase(place.city)) }
  const own = named && !named.city && !named.postalCode && city ? { city } : {}
  const answer = await ask.search({ source, streetAddress: address, ...own, ...place })
  if (!answer.ok) return { kind: 'refused', message: messageOf(answer.error) }
  const { records: matches, summary } = answer.data
  const labeled = matches.filter((record) => labelHome(record) === line)
  const records = labeled.length > 0 ? labeled : matches
  const [only, ...others] = records
  if (!only) return { kind: 'refused', message: texts.none(sourceTitle) }
  if (others.length > 0) {
    const message = texts.choose(records.length, summary.truncated)
    return { kind: 'choose', choices: records.flatMap(toChoice), message }
  }
  return { kind: 'record', record: only, meta: answer.meta }
}

const isSameTown = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase()

export async function lookUpKey(
  ask: RecordFetcher,
  subject: ComparisonSubject,
  key: string,
): Promise<SimilarHomeOutcome> {
  const { year } = subject
  const history = await ask.history({ propertyKey: key, ...(year === null ? {} : { years: [year] }) })
  if (!history.ok) return { kind: 'refused', message: messageOf(history.error) }
  const { property, assessments } = history.data
  if (!property) return { kind: 'refused', message: texts.gone }
  return toSimilarHome(subject, { key, property, assessments, retrievedAt: history.meta.retrievedAt })
}

const messageOf = ({ message, issues }: { message: string; issues: readonly { message: string }[] }) =>
  [message, ...issues.map((issue) => issue.message).filter((text) => !message.includes(text))]
    .map(translate)
    .join(' ')

function toChoice(record: PropertyRecord & { propertyKey?: unknown }): HomeChoice[] {
  const { propertyKey: key } = record
  return typeof key === 'string' ? [{ key, label: labelHome(record) }] : []
}

function labelHome(record: PropertyRecord): string {
  const { siteAddress } = record
  const parcel = formatParcelId(record)
  return [siteAddress && formatHomeAddress(siteAddress), parcel && texts.parcel(parcel)]
    .filter(Boolean)
    .join(', ')
}
