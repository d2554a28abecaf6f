import { MOST_OFFSET } from '@/connectors/open-data-discovery/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'

/**
 * Largest number of rows in a file. The limit is lower than for other files, because a row has every column
 * of its publisher.
 */
export const MOST_IN_FILE = 10_000
const PART = 1_000
const BESIDE = 3

export interface PeriodPage<R> {
  records: R[]
  nextOffset: number | null
  truncated: boolean
}

export type PeriodPageResult<R, D extends PeriodPage<R>> =
  | { ok: true; data: D; meta: Meta }
  | { ok: false; error: Problem }

interface Whole<R, D extends PeriodPage<R>> {
  ok: true
  data: D
  /** `retrievedAt` is that of the oldest part. */
  meta: Meta
  isCut: boolean
}

/**
 * Fetches a period in parts, up to the limit of a file. If one part fails, there is no file, because the file
 * would have a gap.
 */
export async function readWhole<R, D extends PeriodPage<R>>(
  ask: (page: { limit: number; offset: number }) => Promise<PeriodPageResult<R, D>>,
  begin = 0,
  most = MOST_IN_FILE,
): Promise<Whole<R, D> | { ok: false; error: Problem }> {
  const limit = Math.min(PART, most)
  const first = await ask({ limit, offset: begin })
  if (!first.ok) return first
  const parts = [first]
  for (let at = limit; goesOn(parts.at(-1)?.data) && at < most; ) {
    const offsets = Array.from({ length: BESIDE }, (_, index) => at + index * limit).filter(
      (each) => each < most && begin + each <= MOST_OFFSET,
    )
    const beside = await Promise.all(offsets.map((offset) => ask({ limit, offset: begin + offset })))
    for (const part of beside) {
      if (!part.ok) return part
      if (goesOn(parts.at(-1)?.data)) parts.push(part)
    }
    at += offsets.length * limit
  }
  const records = parts.flatMap(({ data }) => data.records)
  const oldest = parts.map(({ meta }) => meta).toSorted((a, b) => (a.retrievedAt < b.retrievedAt ? -1 : 1))[0]
  const isCut = isMore(parts.at(-1)?.data) || records.length > most
  return {
    ok: true,
    data: { ...first.data, records: records.slice(0, most), truncated: false },
    meta: { ...first.meta, ...pick(oldest ?? first.meta) },
    isCut,
  }
}

const goesOn = (part: { nextOffset: number | null } | undefined) => typeof part?.nextOffset === 'number'

const isMore = (part: { truncated: boolean } | undefined) => part?.truncated === true

const pick = ({ retrievedAt, ageSeconds, state }: Meta) => ({ retrievedAt, ageSeconds, state })
