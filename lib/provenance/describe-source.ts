import type { Meta } from '@/lib/connector/result'
import { formatAge, formatAgo, formatDay, formatList } from '@/lib/format'
import { isOld } from './is-old'
import { joinMeta } from './join-meta'
import { describeDated } from './origin-of'

const LONGEST_DATE = 60

export function joinBySource(metas: readonly Meta[]): Meta[] {
  const bySource = new Map<string, Meta>()
  for (const meta of metas) {
    const key = `${meta.publisher} ${meta.source} ${meta.dataset ?? ''}`
    const earlier = bySource.get(key)
    bySource.set(key, earlier ? joinMeta(earlier, meta) : meta)
  }
  return [...bySource.values()]
}

export function describePublishers(metas: readonly Meta[]): string {
  const publishers = formatList(new Set(metas.map(({ publisher }) => publisher)))
  const [first, ...more] = metas
  const dated = more.length === 0 ? describeDated(first?.dated?.slice(0, 1), describeDay) : ''
  if (!dated || dated.length > LONGEST_DATE) return publishers
  const [name = ''] = dated.split(' ', 1)
  return `${publishers}, ${publishers.includes(name) ? dated : lowerFirst(dated)}`
}

const ages: Readonly<Record<Meta['state'], (seconds: number) => string | undefined>> = {
  miss: () => undefined,
  fresh: (seconds) => (seconds < 60 ? undefined : formatAgo(seconds)),
  stale: (seconds) =>
    isOld({ state: 'stale', ageSeconds: seconds })
      ? `an older answer, ${formatAge(seconds)}`
      : formatAgo(seconds),
}

export const describeState = ({ state, ageSeconds, isKept }: Meta): string | undefined =>
  isKept ? 'kept as it was seen' : ages[state](ageSeconds)

export function describeDay(published: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(published) ?? []
  return day && !Number.isNaN(Date.parse(day)) ? formatDay(day) : published
}

const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
