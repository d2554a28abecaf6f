import { formatList } from '@/lib/format'
import { describeDay } from '@/lib/provenance/describe-source'
import type { RuleSearchResponse } from './fetch-rules'
import { types } from './url'

type Search = RuleSearchResponse['data']['query']

export function describeSearch({
  term,
  agencies,
  types: selection,
  publicationDateStart,
  publicationDateEnd,
}: Search) {
  const kinds = selection.map((type, index) => (index === 0 ? types[type] : types[type].toLowerCase()))
  const parts = [
    kinds.length > 0 ? formatList(kinds, 'or') : 'Documents of any kind',
    ...(term ? [`with the words ${term}`] : []),
    ...(agencies.length > 0
      ? [
          `of ${formatList(
            agencies.map(({ name }) => name),
            'or',
          )}`,
        ]
      : []),
    ...(publicationDateStart ? [`from ${describeDay(publicationDateStart)}`] : []),
    ...(publicationDateEnd ? [`up to ${describeDay(publicationDateEnd)}`] : []),
  ]
  return `${parts.join(', ')}.`
}
