import type { z } from 'zod'
import type { Read } from '@/app/data'
import type { constructionAnswer } from '@/connectors/open-data-discovery/construction-answer'
import type { ListedConstructionSource } from '@/connectors/open-data-discovery/listed-source'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { permitSourceHref } from './links'

export type PermitsAnswer = z.output<typeof constructionAnswer>
export type PermitRecord = PermitsAnswer['records'][number]

/** The newest rows of one source of new construction, or why there are none. */
export interface NewestPermits {
  source: ListedConstructionSource
  href: string
  records: PermitRecord[]
  truncated: boolean
  caveats: string[]
  answer?: PermitsAnswer
  meta?: Meta
  problem?: Problem
}

const MOST_ROWS = 3

export async function newestOf(source: ListedConstructionSource, read: Read): Promise<NewestPermits> {
  const question = { sourceId: source.id, limit: MOST_ROWS }
  const answer = await read('open-data-discovery', 'searchConstruction', question)
  const entry = { source, href: permitSourceHref(source.id) }
  if (!answer.ok) return { ...entry, records: [], truncated: false, caveats: [], problem: answer.error }
  const { data, meta } = answer
  const { records, truncated, caveats } = data
  return { ...entry, records, truncated, caveats, answer: data, meta }
}
