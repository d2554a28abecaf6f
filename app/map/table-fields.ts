import { list, named, pattern } from '@/lib/url-state'

/**
 * Filters and colors that are chosen for each layer, such as
 * `facilities.status:current,parcels.value:100000..900000`.
 */
export const looksField = named(
  'look',
  list(pattern(/^[a-z][a-z-]{0,30}\.[a-z]{1,30}:[^,]{1,140}$/i), { split: /,/, join: ',' }),
)

/**
 * Columns by which the table is sorted: `-value~acres` is descending by value, then ascending by acres.
 * Default: the order of the layer.
 */
export const sortField = pattern(/^-?[a-z][\w.-]{0,90}(~-?[a-z][\w.-]{0,90}){0,2}$/)
