import type { Route } from 'next'
import {
  choice,
  declareUrl,
  flag,
  list,
  named,
  number,
  numbered,
  pattern,
  text,
  type UrlParamsOf,
} from '@/lib/url-state'
import { comparisons, MOST_FILTERS, type RowFilter } from './filter'

export const rowCounts = [25, 50, 100, 250] as const
const FEW_SLOTS = 3
const MOST_FIELDS = 100
const MOST_OFFSET = 100_000

const field = pattern(/^:?[A-Za-z_]\w{0,199}$/)
const whole = (max: number) => number({ min: 0, max })

export const slotsFor = (filters: readonly RowFilter[]) => Math.max(FEW_SLOTS, filters.length)

export const rowsUrl = declareUrl(
  {
    fields: named('field', list(field, { most: MOST_FIELDS })),
    filters: numbered(
      MOST_FILTERS,
      { column: field, is: choice(comparisons), value: text(500) },
      ({ column = '', is = 'eq', value = '' }): RowFilter | undefined =>
        column || value ? { column, is, value } : undefined,
    ),
    q: text(200),
    order: field,
    descending: named('direction', flag({ asc: false, desc: true })),
    rows: choice(rowCounts).or(25),
    offset: whole(MOST_OFFSET).or(0),
    slots: whole(MOST_FILTERS).or(({ filters }: { filters: RowFilter[] }) => slotsFor(filters)),
    selected: whole(999_999),
  },
  {
    settle: (url) => ({
      ...url,
      descending: url.descending && url.order !== undefined,
      slots: Math.max(url.slots, slotsFor(url.filters)),
    }),
  },
)
export type DatasetRowsUrlParams = UrlParamsOf<typeof rowsUrl>

export interface DatasetReference {
  portal: string
  datasetId: string
}

export const rowsHref = ({ portal, datasetId }: DatasetReference, url: Partial<DatasetRowsUrlParams>) =>
  rowsUrl.toHref(`/open-data/${encodeURIComponent(portal)}/${encodeURIComponent(datasetId)}`, url) as Route
