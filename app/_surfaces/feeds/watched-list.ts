import 'server-only'
import type { App } from '@/connectors/engine'
import type { ValueDifference } from '@/lib/comparison/difference'
import { compareValues } from '@/lib/comparison/difference'
import type { ConnectorDeclaration, ConnectorRegistry } from '@/lib/connector/declaration'
import type { FeedWatchResult } from '@/lib/feeds/change'
import type { FeedWatch } from '@/lib/feeds/renew'
import { formatList } from '@/lib/format'
import { type JobCell, PLACE, type PlaceListJob } from '@/lib/jobs/job'
import { answerCell } from '../jobs/answer-cell'
import { factById } from '../jobs/facts'
import type { PlaceListColumn } from '../jobs/job-fact'
import { everyDays, type FeedAdmission, isScarce } from './pace'

type Values = NonNullable<JobCell['values']>

/** Returns undefined if the store is unavailable, and an empty list for a list that is still running. */
export async function watchedList(
  { id, list, state, startedAt, endedAt, madeAt }: PlaceListJob,
  { jobs, engine }: Pick<App, 'jobs' | 'engine'>,
  admit: FeedAdmission,
): Promise<FeedWatch[] | undefined> {
  if (state !== 'done' && state !== 'stopped') return []
  const cells = await jobs.worker.answered(id)
  const load = async (row: number, fact: string) => (await jobs.cells(id, { rows: [row], fact }))?.[0]?.cell
  return cells?.flatMap(({ row, fact: factId, state: outcome }) => {
    const fact = factById(factId)
    // Skips the place of a row, because the place is looked up only once. Also skips cells whose value was
    // never looked up or is not covered.
    if (!fact || outcome === 'not-asked' || outcome === 'not-covered') return []
    const sources = sourcesOf(fact, engine.registry)
    const loadFirst = async () => toAnswer(await load(row, factId), engine)
    return [
      {
        key: keyOfCell(row, factId),
        everyDays: Math.min(...sources.map((source) => everyDays(source, ...methodsOf(fact)))),
        firstAskedAt: endedAt ?? startedAt ?? madeAt,
        loadFirst,
        async ask(signal) {
          await admit(signal)
          if (await isScarce(engine, sources)) return undefined
          const place = await load(row, PLACE)
          const question = { job: id, list, row, fact: factId, place, signal }
          return toAnswer(await answerCell(question, { waitsForRefresh: true }), engine)
        },
        compare: (was, is) => compareCells(fact, was.data, is.data),
      },
    ]
  })
}

const keyOfCell = (row: number, fact: string): string => `${row} ${fact}`

export function cellOfKey(key: string): { row: number; fact: string } {
  const [row = '', fact = ''] = key.split(' ')
  return { row: Number(row), fact }
}

function sourcesOf({ reads }: PlaceListColumn, registry: ConnectorRegistry): ConnectorDeclaration[] {
  const names = new Set(reads.map((name) => name.replace(/\..*/, '')))
  return [...names].flatMap((name) => registry[name] ?? [])
}

const methodsOf = ({ reads }: PlaceListColumn) => reads.map((name) => name.replace(/^.*\./, ''))

function toAnswer(
  cell: JobCell | undefined,
  { release, sample }: Pick<App['engine'], 'release' | 'sample'>,
): FeedWatchResult | undefined {
  if (cell?.state !== 'found' && cell?.state !== 'none') return undefined
  const retrievedAt = cell.metas
    .map((meta) => meta.retrievedAt)
    .toSorted()
    .at(-1)
  if (retrievedAt === undefined || cell.metas.some((meta) => meta.sample !== sample)) return undefined
  const source = formatList(new Set(cell.metas.map((meta) => meta.source)))
  return { data: cell.state === 'found' ? (cell.values ?? {}) : null, source, retrievedAt, release }
}

function compareCells({ compare }: PlaceListColumn, was: unknown, is: unknown): ValueDifference[] {
  if (was === null || is === null) {
    const kind = was === null ? 'appeared' : 'gone'
    return was === is ? [] : [{ kind, where: [], was: null, is: null }]
  }
  const [before, after] = [was as Values, is as Values]
  return compare.flatMap(({ id, label, unit, isNote }) => {
    // Another release may not have stored the value.
    if (isNote || !Object.hasOwn(before, id) || !Object.hasOwn(after, id)) return []
    return compareValues(before[id] ?? null, after[id] ?? null, [label], unit).differences
  })
}
