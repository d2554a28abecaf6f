import type { Issue } from '@/lib/connector/errors'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import type { ParcelSort } from '@/lib/florida/parcel-view'
import { parseFilter, parseParcelsUrl } from './parse'

export interface ViewQuestion {
  bbox: number[]
  filter: ParcelFilter
  sort: ParcelSort
  page: number
}

/** What the page leaves out with a word, a program is told instead: it would get other rows. */
export function readViewQuestion(search: URLSearchParams): { question: ViewQuestion; issues: Issue[] } {
  const query = Object.fromEntries(search)
  const bbox = (query.bbox ?? '').split(',').map(toNumber)
  const { sort, page } = parseParcelsUrl(query).value
  const filter = parseFilter(query)
  const unread = [
    ...filter.dropped,
    ...(query.sort && sort !== query.sort ? ['sort'] : []),
    ...(query.page && String(page) !== query.page ? ['page'] : []),
  ]
  const issues = [
    ...(bbox.length === 4 && bbox.every(Number.isFinite) ? [] : [NO_BOX]),
    ...unread.map(toIssue),
  ]
  return { question: { bbox, filter: filter.value, sort, page }, issues }
}

const NO_BOX: Issue = {
  path: 'bbox',
  message: 'Give a box in degrees: bbox=west,south,east,north.',
}

/** `Number` would read an empty text as 0. */
const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN)

function toIssue(dropped: string): Issue {
  const [path = '', upper] = dropped.split(' above ')
  const message = upper ? `${dropped}. Exchange the two.` : `${path} could not be read.`
  return { path, message }
}
