import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import type { DocumentPart } from '@/lib/export/document'
import type { ExportTable, Rows } from '@/lib/export/table'
import { notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'
import { formatRule, isShorterThanRule, ruleUrl } from '@/lib/records/cleanup-site/rule-distance'
import { searchedList } from '@/lib/records/cleanup-site/searched-list'

const texts = {
  sites: 'Sites',
  lists: 'Lists',
  method: 'Method',
  subject: 'Subject',
  words: 'In words',
  start: 'Where distances start',
  rule: 'Rule',
  ruleOf: (title: string) => `Distance of the rule: ${title}`,
  limits: 'Limits',
  count: 'Count',
  equation:
    'The source counts the sites listed and those not loaded, together. Sites without a position are counted apart.',
  shorter: 'searched within a shorter distance',
  near: (id: string) =>
    `${id} may lie beyond the distance, because its position is not more exact than what is left of it.`,
  nearTitle: 'Near the limit',
}

/** The sheets of the workbook; its sources are the last one. */
export const reviewParts = (
  answer: CleanupAnswer,
  start: string,
  sites: ExportTable<Rows>,
): DocumentPart[] => [
  { name: texts.sites, table: { ...sites, notes: [] } },
  { name: texts.lists, table: searchedList.table(answer.lists, [texts.equation]) },
  { name: texts.method, table: methodTable(answer, start) },
]

function methodTable({ lists, sites, caveats }: CleanupAnswer, start: string): ExportTable {
  const near = sites.filter((site) =>
    lists.some(({ list, miles }) => list === site.list && isNearLimit(site, miles)),
  )
  const lines = [
    [texts.limits, notAssessment],
    [texts.start, start],
    [texts.rule, `40 CFR 312.26(c), ${ruleUrl}`],
    ...lists.map((each) => [
      texts.ruleOf(titleOfList(each.list)),
      [formatRule(each.list), isShorterThanRule(each) && texts.shorter].filter(Boolean).join(', '),
    ]),
    [texts.count, texts.equation],
    ...near.map(({ programId, list }) => [
      texts.nearTitle,
      texts.near(`${titleOfList(list)}, ${programId ?? ''}`),
    ]),
    [texts.limits, notSearched],
    ...caveats
      .filter((caveat) => caveat !== notAssessment && caveat !== notSearched)
      .map((caveat) => [texts.limits, caveat]),
  ]
  return {
    columns: [
      { key: 'subject', label: texts.subject, type: 'text' },
      { key: 'words', label: texts.words, type: 'text' },
    ],
    rows: lines.map(([subject = '', words = '']) => ({ cells: { subject, words } })),
    notes: [],
  }
}
