import { expect, it } from 'vitest'
import { describeFilters } from './headline'
import { environmentUrl } from './url'

it.each([
  [{}, '1, 2 · within 1 mile · All facilities'],
  [{ media: 'air', active: '1' }, '1, 2 · within 1 mile · Air permits · active only'],
  [
    { program: 'water', status: 'none', within: '1' },
    '1, 2 · within 1 mile · All facilities · listed: Water discharge, None recorded, within 0.25 mi',
  ],
])('describes the search and the filters of %j', (query, words) => {
  expect(describeFilters(environmentUrl.parse({ at: '1,2', ...query }).url)).toBe(words)
})
