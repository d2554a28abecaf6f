import type { ValueDifference } from '@/lib/comparison/difference'
import type { FeedChange } from '@/lib/feeds/change'
import { formatCount, formatMoment } from '@/lib/format'
import { formatLeaf } from '../frozen/format-leaf'

const texts = {
  changed: (what: string, was: string, is: string) => `${what}: ${was} → ${is}`,
  appeared: (what: string, is: string) => `${what}: ${is} (no value before)`,
  gone: (what: string, was: string) => `${what}: no value now (${was} before)`,
  newRecord: (what: string) => `New: ${what}`,
  lostRecord: (what: string) => `No longer listed: ${what}`,
  more: (what: string, count: number) => `${what}: ${formatCount(count, 'more change', 'more changes')}`,
  source: (source: string, moment: string) => `Source: ${source}, retrieved ${moment}.`,
  open: 'The page shows all values beside those of its day.',
}

export function describeChange(
  { difference, more = 0, source, retrievedAt }: FeedChange,
  subject: string,
): { title: string; paragraphs: string[] } {
  const title = difference
    ? describeDifference(difference, [subject, ...difference.where].join(': '))
    : texts.more(subject, more)
  return { title, paragraphs: [`${title}.`, texts.source(source, formatMoment(retrievedAt)), texts.open] }
}

function describeDifference({ kind, was, is, unit }: ValueDifference, what: string): string {
  if (was !== null && is !== null) return texts.changed(what, formatLeaf(was, unit), formatLeaf(is, unit))
  if (is !== null) return texts.appeared(what, formatLeaf(is, unit))
  if (was !== null) return texts.gone(what, formatLeaf(was, unit))
  return kind === 'gone' ? texts.lostRecord(what) : texts.newRecord(what)
}
