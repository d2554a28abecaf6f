import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Bounds } from '@/lib/geography/types'
import type { PermitMapResponse } from './permit-answer'
import { sourcesNear } from './sources-near'
import { toPermits } from './to-permits'

const NEWEST = 500

const texts = { none: 'We know of no city here that publishes its permits with positions.' }

export async function fetchPermits(
  area: Bounds,
  call: EngineCaller,
): Promise<{ data: PermitMapResponse; meta: Meta | undefined } | Problem> {
  const answers = await Promise.all(
    sourcesNear(area).map(async (source) => {
      const params = { sourceId: source.id, limit: NEWEST }
      return { source, answer: await call('open-data-discovery', 'searchConstruction', params) }
    }),
  )
  const [first] = answers
  if (first && !first.answer.ok && answers.every(({ answer }) => !answer.ok)) return first.answer.error
  const permits = answers.flatMap(({ source, answer }) =>
    answer.ok ? [toPermits(source, answer.data, area)] : [],
  )
  const failures = answers.flatMap(({ source, answer }) =>
    answer.ok ? [] : [`${source.city}, ${source.state}: ${answer.error.message}`],
  )
  return {
    data: {
      rows: permits.flatMap(({ rows }) => rows),
      notes: first ? permits.map(({ note }) => note) : [texts.none],
      ...(failures.length > 0 ? { failures } : {}),
    },
    meta: metaOf(answers.flatMap(({ answer }) => (answer.ok ? [answer.meta] : []))),
  }
}

function metaOf(metas: readonly Meta[]): Meta | undefined {
  const [oldest] = metas.toSorted((a, b) => a.retrievedAt.localeCompare(b.retrievedAt))
  return oldest && { ...oldest, requests: metas.flatMap(({ requests }) => requests) }
}
