import type { QueryClient } from '@tanstack/react-query'
import { fetchJson } from '@/components/query/fetch-json'
import { ConnectorError } from '@/lib/connector/errors'
import type { Findings, Source } from './batch-schema'
import type { BatchEvent, PointQuestion } from './reduce-batch'
import { type ElevationAnswer, type SectionAnswer, toElevationFinding, toSectionFinding } from './to-finding'

const texts = { unforeseen: 'The answer could not be read. Reload the page and try again.' }

type Read = (question: PointQuestion, signal: AbortSignal) => Promise<Partial<Findings>>

const readers: Record<Source, Read> = {
  async section({ latitude, longitude }, signal) {
    const path = `/api/v1/federal-land-survey/getTownshipSection?latitude=${latitude}&longitude=${longitude}`
    const { data, meta } = await read<SectionAnswer>(path, signal)
    return { section: { state: 'answered', finding: toSectionFinding(data), meta } }
  },
  async elevation({ latitude, longitude }, signal) {
    const path = `/api/v1/federal-elevation/getElevation?latitude=${latitude}&longitude=${longitude}&units=Feet`
    const { data, meta } = await read<ElevationAnswer>(path, signal)
    return { elevation: { state: 'answered', finding: toElevationFinding(data), meta } }
  },
}

/** One question to one source; whatever becomes of it is an event of the batch. */
export async function askSource(
  client: QueryClient,
  source: Source,
  question: PointQuestion,
): Promise<BatchEvent> {
  const { key } = question
  try {
    const answers = await client.query({
      queryKey: [source, key],
      queryFn: ({ signal }) => readers[source](question, signal),
    })
    return { type: 'answered', key, answers }
  } catch (error) {
    const problem = error instanceof ConnectorError ? error : new ConnectorError('internal', texts.unforeseen)
    const { code, message, retryAfter } = problem
    const asksToWait = code === 'rate_limited' && retryAfter !== undefined && Number.isFinite(retryAfter)
    const notBefore = asksToWait ? Date.now() + retryAfter * 1000 : 0
    return { type: 'failed', key, source, failure: { code, message }, notBefore }
  }
}

/** Thrown, so that the query keeps no failure for an answer. */
async function read<T>(path: string, signal: AbortSignal) {
  const fetched = await fetchJson<T>(path, { signal })
  if (fetched.ok) return fetched
  const { code, message, issues, retryAfter } = fetched.problem
  throw new ConnectorError(code, message, { issues, ...(retryAfter === undefined ? {} : { retryAfter }) })
}
