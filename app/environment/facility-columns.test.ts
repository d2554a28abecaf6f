import { expect, it } from 'vitest'
import type { UrlQuery } from '@/lib/url-state'
import { facilityColumns } from './facility-columns'
import { environmentUrl } from './url'

const columnsFor = (query: UrlQuery) => facilityColumns(environmentUrl.parse(query).url).map(({ id }) => id)

it('a search by box has no column of distances', () => {
  expect(columnsFor({ at: '1,2' })).toEqual(['miles', 'name', 'status'])
  expect(columnsFor({ bbox: '1,2,3,4' })).toEqual(['name', 'status'])
})
