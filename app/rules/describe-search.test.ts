import { expect, it } from 'vitest'
import { describeSearch } from './describe-search'

const nothing = {
  term: null,
  agencies: [],
  types: [],
  publicationDateStart: null,
  publicationDateEnd: null,
  order: 'newest' as const,
}

it('describeSearch returns a search as a sentence', () => {
  expect(describeSearch(nothing)).toBe('Documents of any kind.')
  expect(
    describeSearch({
      ...nothing,
      types: ['PRORULE', 'NOTICE', 'PRESDOCU'],
      term: 'water',
      publicationDateStart: '2024-01-31',
    }),
  ).toBe('Proposed rules, notices, or presidential documents, with the words water, from January 31, 2024.')
})
