import { expect, it } from 'vitest'
import { narrowedBy } from './narrow'
import { type RulesUrlParams, rulesUrl } from './url'

it.each<[Partial<RulesUrlParams>, Parameters<typeof narrowedBy>[1], Partial<RulesUrlParams>]>([
  [{ order: 'newest' }, { publicationDateEnd: '2024-02-29' }, { to: '2024-02-29' }],
  [{ order: 'oldest', to: '2025-01-01' }, { publicationDateStart: '2001-05-01' }, { from: '2001-05-01' }],
  [{ order: 'relevance', q: 'flood' }, { publicationDateEnd: '2024-02-29' }, { from: '2024-03-01' }],
  [{ order: 'relevance' }, { publicationDateEnd: '2024-02-29' }, { to: '2024-02-29' }],
])('narrows the search %j with the bounds %j to %j, at the first page', (query, bounds, expected) => {
  const url = { ...rulesUrl.parse({}).url, ...query }
  expect(narrowedBy({ ...url, page: 501 }, bounds)).toEqual({ ...url, ...expected, page: 1 })
})
