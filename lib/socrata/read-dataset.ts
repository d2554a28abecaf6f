import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { Upstream, UpstreamAnswer } from '@/lib/connector/upstream'
import { classifySocrata, explainedStatuses } from './classify'

interface Asked {
  request: { url: string; headers?: Record<string, string> }
  /** Columns that every row has. All others are left out of a row where nothing is published. */
  required: readonly string[]
  source: string
}

export interface DatasetPage {
  rows: Record<string, unknown>[]
  /** When the dataset was last updated, as the answer's header says. */
  updatedAt: string | null
}

export function readDataset(upstream: Upstream, { request, required, source }: Asked): Promise<DatasetPage> {
  const schema = z.array(z.looseObject(Object.fromEntries(required.map((name) => [name, present]))))
  const interpret = (answer: UpstreamAnswer) => {
    const body = parseBody(answer, source)
    const failure = classifySocrata(answer.status, body, source)
    if (failure) throw failure
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw unknownShape(source, parsed.error)
    return { rows: parsed.data, updatedAt: dayOf(answer.headers.get('last-modified')) }
  }
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

const present = z.union([z.string(), z.number()])

function parseBody(answer: UpstreamAnswer, source: string): unknown {
  const text = answer.text().trim()
  // What refused or failed may come as a page; its status says enough.
  if (answer.status >= 400 && !text.startsWith('{')) return null
  if (text === '' || text.startsWith('<')) {
    throw new ConnectorError(
      'upstream_unavailable',
      `${source} sent no data, as it does when it is busy. Try again later.`,
    )
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unknownShape(source, cause)
  }
}

const unknownShape = (source: string, cause: unknown) =>
  new ConnectorError(
    'upstream_changed',
    `${source} answered in a shape we do not know. Nothing was guessed; we have to look at it.`,
    { cause },
  )

function dayOf(header: string | null): string | null {
  const moment = new Date(header ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
