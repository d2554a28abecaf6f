import { formatCount, formatList, formatShortDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import type { BuildingCaseState, BuildingEntity, BuildingRecord, BuildingRecordNoun } from './fields'

export const severalWords: Readonly<Record<BuildingEntity, string>> = {
  'building-permit': 'Permits',
  'building-inspection': 'Inspections',
  'property-violation': 'Violations and complaints',
}

interface CaseEntry {
  noun: BuildingRecordNoun
  state: BuildingCaseState | undefined
}

interface Answer {
  city: string
  feeds: Readonly<Record<string, { state: string; title: string; source: { id: string; publisher: string } }>>
  propertySearch: { understoodAs: string }
}

export const orMore = ' or more'

const counts = defineTexts('records.building-record.describe', {
  records: (count: number, noun: BuildingRecordNoun, kind: BuildingCaseState | 'other' | null) =>
    formatCount(count, kind === null ? noun : `${kind} ${noun}`),
  orMore: (records: string) => `${records}${orMore}`,
})

const texts = defineSentences('building-record.describe', {
  inPart: 'Answered in part',
  noneHere: 'None at this address',
  newest: 'newest {record}',
  none: '{city} has no {nouns} on record for {where}.',
  unread: 'We could not read {titles}.',
  unsearched: 'We could not search the records of this property.',
  meaning:
    'Open means that the city has not recorded it as settled. Ask the {publisher} what is left to do, and give the number.',
})

/** Counts a record of unknown status as neither open nor closed. */
export function describeCounts(entries: readonly CaseEntry[]): string {
  return [describeOpen(entries), describeOthers(entries)].filter(Boolean).join(', ')
}

export const describeOpen = (entries: readonly CaseEntry[]): string =>
  cases
    .map((noun) => describeState(entries, noun, 'open'))
    .filter(Boolean)
    .join(', ')

function describeOthers(entries: readonly CaseEntry[]): string {
  const closed = cases.map((noun) => describeState(entries, noun, 'closed'))
  const plain = cases.map((noun) => {
    const count = entries.filter((each) => each.noun === noun && each.state === undefined).length
    const hasState = entries.some((each) => each.noun === noun && each.state !== undefined)
    return count > 0 ? counts.records(count, noun, hasState ? 'other' : null) : ''
  })
  const rest = (['permit', 'inspection'] as const).map((noun) => {
    const count = entries.filter((each) => each.noun === noun).length
    return count > 0 ? counts.records(count, noun, null) : ''
  })
  return [...closed, ...plain, ...rest].filter(Boolean).join(', ')
}

const cases = ['violation', 'complaint'] as const satisfies BuildingRecordNoun[]

function describeState(
  entries: readonly CaseEntry[],
  noun: BuildingRecordNoun,
  state: BuildingCaseState,
): string {
  const count = entries.filter((each) => each.noun === noun && each.state === state).length
  return count > 0 ? counts.records(count, noun, state) : ''
}

export function answerRecords(
  feeds: readonly { state: string; truncated: boolean }[],
  entries: readonly (CaseEntry & {
    day: string | null
    record: Pick<BuildingRecord, 'description' | 'type'>
  })[],
) {
  if (entries.length === 0)
    return feeds.some(({ state }) => state === 'failed')
      ? { value: texts.inPart, tone: 'bad' as const }
      : { value: texts.noneHere, tone: 'quiet' as const }
  const isCut = feeds.some(({ truncated }) => truncated)
  const toTotal = (records: string) => (isCut ? counts.orMore(records) : records)
  const open = entries.filter(({ state }) => state === 'open')
  const [newest] = open.length > 0 ? open : entries
  const words = toSentenceCase(newest?.record.description ?? newest?.record.type ?? '')
  const names = words ? [words] : []
  const detail = newest?.day
    ? texts.newest({ record: [formatShortDay(newest.day), ...names].join(': ') })
    : undefined
  if (open.length === 0) return { value: toTotal(describeCounts(entries)), detail, names }
  return {
    value: toTotal(describeOpen(entries)),
    detail: [detail, describeOthers(entries)].filter(Boolean).join(' · '),
    names,
    tone: 'bad' as const,
  }
}

export function describeOpenMeaning(
  { feeds }: { feeds: Readonly<Record<string, Pick<Answer['feeds'][string], 'source'>>> },
  entries: readonly { state: BuildingCaseState | undefined; record: Pick<BuildingRecord, 'source'> }[],
): string | undefined {
  const open = entries.find(({ state }) => state === 'open')
  const feed = Object.values(feeds).find(({ source }) => source.id === open?.record.source)
  return open && feed && texts.meaning({ publisher: feed.source.publisher })
}

/** States an absence only for kinds of records whose feed responded. */
export function describeAbsence(
  { city, feeds, propertySearch }: Answer,
  nounsOf: (feed: string) => readonly BuildingRecordNoun[],
): string {
  const each = Object.entries(feeds)
  const nouns = new Set(each.flatMap(([id, { state }]) => (state === 'answered' ? nounsOf(id) : [])))
  const failed = each.flatMap(([, { state, title }]) => (state === 'failed' ? [title] : []))
  const where = propertySearch.understoodAs.startsWith('The house') ? 'this address' : 'this property'
  return [
    nouns.size > 0
      ? texts.none({ city, nouns: formatList([...nouns].map(translate), 'or'), where })
      : texts.unsearched,
    ...(failed.length > 0 ? [texts.unread({ titles: formatList(failed) })] : []),
  ].join(' ')
}
