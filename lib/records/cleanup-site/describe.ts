import { formatMiles } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeDirection } from './describe-direction'
import { type CleanupListId, titleOfList } from './lists'

const texts = defineSentences('cleanup-site.describe', {
  notAssessment:
    'A list of what federal agencies have on record within these distances, not an environmental assessment. A record can mean a report, a study, work under way or finished work.',
  notAssessmentOfSite:
    'What federal agencies have on record of this place, not an environmental assessment. A record can mean a report, a study, work under way or finished work.',
  notSearched:
    'Not searched, because we do not know an open service for them: registries of engineering controls, spill reports to the National Response Center, landfills, formerly used defense sites, and the lists of every state.',
  none: 'No site of the list “{title}” is recorded within {distance}.',
  found: {
    one: 'One site of the list “{title}” is recorded within {distance}.',
    other: '{count} sites of the list “{title}” are recorded within {distance}.',
  },
  cut: 'The source counts {rest} more sites of the list “{title}” within {distance}.',
  unplaced: {
    one: 'The list “{title}” has one more site of the county, without a position.',
    other: 'The list “{title}” has {count} more sites of the county, without a position.',
  },
  inside: 'on the lot or at the point',
  failed: 'We could not ask for the list “{title}”, so it says nothing about sites here.',
  recorded: 'Cleanup lists: {records} on {filled} of {lists}, within up to {distance}.',
  noRecord: 'Cleanup lists: no record on {lists}, within up to {distance}.',
  noRecordOfSome: 'Cleanup lists: no record on the lists that answered.',
  allFailed: 'Cleanup lists: we could not ask {lists}, which says nothing about sites here.',
  someFailed: 'We could not ask {lists}.',
  countyOnly: {
    one: 'One archived site of the county has no position.',
    other: '{count} archived sites of the county have no position.',
  },
})

const counts = defineSentences('cleanup-site.counts', {
  lists: { one: '{count, number} list', other: '{count, number} lists' },
  records: { one: '{count, number} record', other: '{count, number} records' },
  miles: { one: '{count, number} mile', other: '{count, number} miles' },
})

export const { notAssessment, notAssessmentOfSite, notSearched } = texts

export const listStates = {
  found: 'Found',
  none: 'None within the distance',
  failed: 'We could not ask it',
} as const

export function describeAway(miles: number, direction: string | null): string {
  const where = direction ? describeDirection(direction) : miles === 0 && translate(texts.inside)
  return [formatMiles(miles), where].filter(Boolean).join(' ')
}

interface ListSummary {
  list: CleanupListId
  miles: number
  state: keyof typeof listStates
  listed: number | null
  notLoaded: number | null
  unplaced: number | null
  problem: string | null
}

/** A failed list must not read as a list without sites. */
export function describeList({ list, miles, state, ...counts }: ListSummary): string[] {
  const title = titleOfList(list)
  if (state === 'failed') return [texts.failed({ title }), ...(counts.problem ? [counts.problem] : [])]
  const distance = formatMiles(miles)
  const [listed, notLoaded, unplaced] = [counts.listed ?? 0, counts.notLoaded ?? 0, counts.unplaced ?? 0]
  return [
    listed === 0 ? texts.none({ title, distance }) : texts.found({ count: listed, title, distance }),
    ...(notLoaded > 0 ? [texts.cut({ rest: String(notLoaded), title, distance })] : []),
    ...(unplaced > 0 ? [texts.unplaced({ count: unplaced, title })] : []),
  ]
}

export const describeFailedLists = (lists: readonly CleanupListId[]): string[] =>
  lists.map((list) => texts.failed({ title: titleOfList(list) }))

export const countRecords = (lists: readonly Pick<ListSummary, 'listed' | 'notLoaded'>[]): number =>
  lists.reduce((total, { listed, notLoaded }) => total + (listed ?? 0) + (notLoaded ?? 0), 0)

/** Counts records instead of sites, because a site on two lists has two records. */
export function summarizeLists(lists: readonly Omit<ListSummary, 'problem'>[]): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  const failed = { lists: counts.lists({ count: failures }) }
  if (failures === lists.length) return texts.allFailed(failed)
  const records = countRecords(lists)
  const unplaced = lists.reduce((total, list) => total + (list.unplaced ?? 0), 0)
  const all = counts.lists({ count: lists.length })
  const distance = counts.miles({ count: Math.max(...lists.map(({ miles }) => miles)) })
  const filled = String(lists.filter(({ state }) => state === 'found').length)
  return [
    records > 0
      ? texts.recorded({ records: counts.records({ count: records }), filled, lists: all, distance })
      : failures > 0
        ? texts.noRecordOfSome
        : texts.noRecord({ lists: all, distance }),
    ...(failures > 0 ? [texts.someFailed(failed)] : []),
    ...(unplaced > 0 ? [texts.countyOnly({ count: unplaced })] : []),
  ].join(' ')
}
