import type { RulesAnswer } from './read-rules'
import { sayDay } from './say-day'
import { types } from './url'

type Search = RulesAnswer['data']['query']

const list = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** What was asked for, the way one would say it; the names of agencies as the register has them. */
export function saySearch({
  term,
  agencies,
  types: asked,
  publicationDateStart,
  publicationDateEnd,
}: Search) {
  const kinds = asked.map((type, index) => (index === 0 ? types[type] : types[type].toLowerCase()))
  const parts = [
    kinds.length > 0 ? list.format(kinds) : 'Documents of any kind',
    ...(term ? [`with the words ${term}`] : []),
    ...(agencies.length > 0 ? [`of ${list.format(agencies.map(({ name }) => name))}`] : []),
    ...(publicationDateStart ? [`from ${sayDay(publicationDateStart)}`] : []),
    ...(publicationDateEnd ? [`up to ${sayDay(publicationDateEnd)}`] : []),
  ]
  return `${parts.join(', ')}.`
}
