import type { SiteStatus } from '@/app/_lib/sources/site-status'
import { formatCount, formatList } from '@/lib/format'

export const texts = {
  description: 'Which sources of this site answered the last time we asked them, and which failed.',
  sample: 'This server shows sample data, so every host here is simulated.',
  monitor: 'This page asks no source. A program can read',
  json: 'the same as JSON',
  works: 'This site works.',
}

const clauses = {
  answers: (count: number) =>
    `${formatCount(count, 'source')} answered the last time we asked ${count === 1 ? 'it' : 'them'}`,
  partly: (count: number) => `${count} answered in part`,
  failed: (count: number) => `${count} failed`,
  unasked: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} not asked yet`,
  off: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} switched off`,
} as const

export function summarize({ counts }: Pick<SiteStatus, 'counts'>): string {
  const order = ['partly', 'failed', 'unasked', 'off'] as const
  const others = order.filter((state) => counts[state] > 0).map((state) => clauses[state](counts[state]))
  return `${texts.works} ${formatList([clauses.answers(counts.answers), ...others])}.`
}
