import { z } from 'zod'
import { toIso } from '@/lib/calendar-day'
import { parseBody, unknownShape } from '@/lib/connector/http/parse-body'
import type { UpstreamClient, UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { classifySocrata, explainedStatuses } from './classify'

interface DatasetRequest {
  request: { url: string; headers?: Record<string, string> }
  /** Columns that every row must have. A portal omits any other column from a row without a value in it. */
  required: readonly string[]
  source: string
  demanding?: boolean
}

export interface SocrataDatasetPage {
  rows: Record<string, unknown>[]
  updatedAt: string | null
}

export function fetchDataset(
  upstream: UpstreamClient,
  { request, required, source, demanding = false }: DatasetRequest,
): Promise<SocrataDatasetPage> {
  let isPreparing = false
  const schema = z.array(z.looseObject(Object.fromEntries(required.map((name) => [name, present]))))
  const interpret = (answer: UpstreamResponse) => {
    isPreparing = answer.status === 202
    const body = parseBody(answer, source)
    const failure = classifySocrata(answer.status, body, source)
    if (failure) throw failure
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw unknownShape(source, parsed.error)
    return { rows: parsed.data, updatedAt: toIso(Date.parse(answer.headers.get('last-modified') ?? '')) }
  }
  const ask = () => upstream.read(request, interpret, { accepts: explainedStatuses, demanding })
  // A demanding query is retried only if the portal responded that it is still preparing the result (202).
  return demanding
    ? ask().catch((error) => {
        if (isPreparing) return ask()
        throw error
      })
    : ask()
}

const present = z.union([z.string(), z.number()])
