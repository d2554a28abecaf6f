import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { retryMoment } from '@/components/query/ask-paced'
import { fetchJson } from '@/components/query/fetch-json'
import type { getElevation } from '@/connectors/federal-elevation/public'
import type { getFloodZone } from '@/connectors/federal-flood-hazard/public'
import type { getTownshipSection } from '@/connectors/federal-land-survey/public'
import type { getSoilsAt } from '@/connectors/federal-soils/public'
import type { ResultOf } from '@/lib/connector/engine/engine'
import { ConnectorError } from '@/lib/connector/errors'
import { describeElevation } from '@/lib/records/flood-zone/describe-answer'
import { describeVerdict, nameZone } from '@/lib/records/flood-zone/fields'
import {
  type Batch,
  type BatchFindings,
  type BatchRow,
  type BatchSource,
  batchSchema,
  type ElevationFinding,
  type FloodFinding,
  type OptionalRecord,
  type SectionFinding,
  type SoilFinding,
} from './batch-schema'
import { type BatchEvent, emptyBatch, openQuestions, type PointQuestion, reduceBatch } from './reduce-batch'
import { runBatch } from './run-batch'

export function useBatch() {
  const client = useQueryClient()
  const [batch, tell] = useReducer(reduceBatch, emptyBatch)
  const [running, setRunning] = useState(false)
  const [pausedUntil, setPausedUntil] = useState(0)
  const [isStored, setStored] = useState(true)
  const current = useRef<AbortController>(null)

  useEffect(() => {
    const recalled = recallBatch()
    if (recalled) tell({ type: 'restored', batch: recalled })
    return () => current.current?.abort()
  }, [])

  useEffect(() => {
    if (batch.rows.length > 0) setStored(keepBatch(batch))
  }, [batch])

  function halt() {
    current.current?.abort()
    void client.cancelQueries()
    setRunning(false)
  }

  async function run(from: Batch) {
    halt()
    const controller = new AbortController()
    current.current = controller
    setRunning(true)
    await runBatch(openQuestions(from), {
      ask: (source, question) => askSource(client, source, question),
      tell,
      notBefore: from.notBefore,
      pausedUntil: setPausedUntil,
      signal: controller.signal,
    })
    if (current.current === controller) setRunning(false)
  }

  function tellAndRun(...events: BatchEvent[]) {
    events.forEach(tell)
    void run(events.reduce(reduceBatch, batch))
  }

  return {
    batch,
    running,
    pausedUntil,
    kept: isStored,
    start: (rows: BatchRow[], extras: readonly OptionalRecord[]) =>
      tellAndRun({ type: 'stopped' }, { type: 'listed', rows, extras }),
    resume: () => tellAndRun({ type: 'stopped' }),
    retry: () => tellAndRun({ type: 'retried' }),
    stop() {
      halt()
      tell({ type: 'stopped' })
    },
    clear() {
      halt()
      client.clear()
      keepBatch(emptyBatch)
      tell({ type: 'cleared' })
    },
  }
}

// Increase the number when the format changes. The entry of an older release ends with the tab.
const KEY = 'openplat.land-batch.3'

function recallBatch(): Batch | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored === null ? undefined : batchSchema.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}

/** Returns false if the browser stores nothing, as in some private windows. */
function keepBatch(batch: Batch): boolean {
  try {
    if (batch.rows.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(batch))
    return true
  } catch {
    return false
  }
}

const texts = { unforeseen: 'We could not read the answer. Reload the page and try again.' }

type ReadPoint = (question: PointQuestion, signal: AbortSignal) => Promise<Partial<BatchFindings>>

const readers: Record<BatchSource, ReadPoint> = {
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
  async flood({ latitude, longitude }, signal) {
    const path = `/api/v1/federal-flood-hazard/getFloodZone?latitude=${latitude}&longitude=${longitude}`
    const { data, meta } = await read<FloodAnswer>(path, signal)
    return { flood: { state: 'answered', finding: toFloodFinding(data), meta } }
  },
  async soil({ latitude, longitude }, signal) {
    const path = `/api/v1/federal-soils/getSoilsAt?latitude=${latitude}&longitude=${longitude}`
    const { data, meta } = await read<SoilAnswer>(path, signal)
    return { soil: { state: 'answered', finding: toSoilFinding(data), meta } }
  },
}

type SectionAnswer = ResultOf<typeof getTownshipSection>
type ElevationAnswer = ResultOf<typeof getElevation>
type FloodAnswer = ResultOf<typeof getFloodZone>
type SoilAnswer = ResultOf<typeof getSoilsAt>

function toSectionFinding({ records, coverage, ambiguous, note }: SectionAnswer): SectionFinding {
  const [first] = records
  const places = records.map(({ label, parts, state, plssid, sectionId }) => ({
    label,
    parts: parts.map((part) => part.label),
    state,
    plssid,
    sectionId,
  }))
  if (!first)
    return {
      outcome: coverage?.status === 'not_covered' ? 'not-covered' : 'nothing',
      message: coverage?.message ?? note,
      places,
    }
  return { outcome: 'found', message: ambiguous || first.kind !== 'section' ? note : '', places }
}

function toElevationFinding({ records }: ElevationAnswer): ElevationFinding {
  const [record] = records
  return {
    outcome: record?.elevation == null ? 'nothing' : 'found',
    message: record?.noValueReason ?? '',
    feet: record?.elevationFeet ?? null,
    meters: record?.elevationMeters ?? null,
    measuredOn: record?.acquisitionDate ?? null,
  }
}

const floodOutcomes = {
  zone: 'found',
  'no zone found': 'nothing',
  'no digital map': 'not-covered',
} as const satisfies Record<FloodAnswer['state'], FloodFinding['outcome']>

function toFloodFinding({ state, sentence, zones, panels }: FloodAnswer): FloodFinding {
  return {
    outcome: floodOutcomes[state],
    message: state === 'zone' ? '' : sentence,
    zones: zones.map((zone) => ({
      name: nameZone(zone),
      verdict: describeVerdict(zone),
      elevation: describeElevation(zone) ?? null,
    })),
    panels: panels?.map(({ panel }) => panel) ?? [],
  }
}

function toSoilFinding({ state, sentence, units }: SoilAnswer): SoilFinding {
  return {
    outcome: state === 'soil' ? 'found' : 'nothing',
    message: state === 'soil' ? '' : sentence,
    units: units.map(({ name, farmland }) => ({ name, farmland })),
  }
}

async function askSource(
  client: QueryClient,
  source: BatchSource,
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
    const { code, message } = problem
    return { type: 'failed', key, source, failure: { code, message }, notBefore: retryMoment(problem) }
  }
}

/** Throws on failure, because React Query must not cache it as data. */
async function read<T>(path: string, signal: AbortSignal) {
  const fetched = await fetchJson<T>(path, { signal })
  if (fetched.ok) return fetched
  const { code, message, issues, retryAfter } = fetched.problem
  throw new ConnectorError(code, message, { issues, ...(retryAfter === undefined ? {} : { retryAfter }) })
}
