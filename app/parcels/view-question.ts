import { z } from 'zod'
import { createTaker, type Query } from '@/app/read-query'
import type { Issue } from '@/lib/connector/errors'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import type { ParcelSort } from '@/lib/florida/parcel-view'
import { parseParcelsUrl } from './parse'

export interface ViewQuestion {
  bbox: number[]
  filter: ParcelFilter
  sort: ParcelSort
  page: number
}

/** What the page leaves out with a word, a program is told instead: it would get other rows. */
export function readViewQuestion(query: Query): { question: ViewQuestion; issues: Issue[] } {
  const { take, dropped } = createTaker(query)
  const bbox = (take('bbox', z.string()) ?? '').split(',').map(toNumber)
  const { value, dropped: unread } = parseParcelsUrl(query)
  const { filter, sort, page } = value
  const isBox = bbox.length === 4 && bbox.every(Number.isFinite) && dropped.length === 0
  return {
    question: { bbox, filter, sort, page },
    issues: [...(isBox ? [] : [NO_BOX]), ...unread.map(toIssue)],
  }
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
