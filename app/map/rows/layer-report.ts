import type { AreaLoadProgress } from '@/components/map/tiles/area-log'
import { adviceFor, describeProblem } from '@/components/provenance/problem-advice'
import type { Problem, RecordKeeper } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatNumber } from '@/lib/format'
import { inSentence } from '@/lib/in-sentence'
import { upperFirst } from '@/lib/upper-first'
import { describeFilters } from '../choices/range'
import type { LayerDrawing, MapLayer, MapLayerChoiceValues, MapLayerRow } from '../layers/map-layer'

export interface MapLayerReport {
  state: 'below' | 'absent' | 'loading' | 'ready' | 'failed'
  rows: readonly MapLayerRow[]
  rowsInView: readonly MapLayerRow[]
  inView: number
  total: number | null
  notes: readonly string[]
  failures?: readonly string[] | undefined
  words: Readonly<Record<string, readonly string[]>>
  optionsInView: Readonly<Record<string, Readonly<Record<string, string>>>>
  problem?: Problem | undefined
  areas?: AreaLoadProgress | undefined
  meta?: Meta | undefined
  absent?: string | undefined
  drawing: LayerDrawing | undefined
  choices: MapLayerChoiceValues
  rowOf(key: string): MapLayerRow | undefined
  retry(): void
}

const texts = {
  asking: (publisher: string) => `Asking ${inSentence(publisher)}`,
  areas: (loaded: number, all: number) => `Loaded ${loaded} of ${all} areas`,
  inView: 'in view',
  middleInView: 'centered in view',
  noneMeets: 'none fits the filters',
  gaps: (publisher: string, failed: number, all: number) =>
    `${publisher}: ${failed} of ${all} areas did not load, so this list is not complete.`,
  empty: (publisher: string, all: number) =>
    `${publisher}: ${all} of ${all} areas did not load. We do not know what is here.`,
}

export type MapLayerCounts = Pick<
  MapLayerReport,
  'state' | 'rows' | 'inView' | 'total' | 'areas' | 'absent' | 'problem'
>

export function describeCount(
  layer: MapLayer,
  report: MapLayerCounts,
  where = layer.isWide ? texts.middleInView : texts.inView,
): string {
  const { one, many, publisher, below } = layer
  const none = `No ${many} ${where}`
  const { state, rows, inView, total, areas, absent, problem } = report
  if (state === 'below') return below
  if (state === 'absent') return absent ?? none
  if (state === 'failed') return problem ? describeProblem(problem) : (describeGaps(layer, report) ?? none)
  if (state === 'loading')
    return areas && areas.asked > 0 ? texts.areas(areas.loaded, areas.asked) : texts.asking(publisher)
  const all = Math.max(inView, total ?? 0)
  if (all === 0) return none
  const sentence = `Showing ${formatNumber(rows.length)} of ${formatCount(all, one, many)} ${where}`
  return rows.length === 0 ? `${sentence}: ${texts.noneMeets}` : sentence
}

export function describeFiltered(
  layer: MapLayer,
  { choices, rows, inView, state }: Pick<MapLayerReport, 'choices' | 'rows' | 'inView' | 'state'>,
): string | undefined {
  const filters = describeFilters(layer, choices)
  if (filters === undefined || state !== 'ready') return undefined
  const where = layer.isWide ? texts.middleInView : texts.inView
  return `${filters}: ${formatNumber(rows.length)} of ${formatNumber(inView)} ${where}`
}

export function describeGaps(
  { publisher }: MapLayer,
  { areas, state }: Pick<MapLayerReport, 'areas' | 'state'>,
): string | undefined {
  if (!areas || areas.failed.length === 0 || state === 'below' || state === 'absent') return undefined
  const name = upperFirst(inSentence(publisher))
  return areas.failed.length === areas.asked
    ? texts.empty(name, areas.asked)
    : texts.gaps(name, areas.failed.length, areas.asked)
}

export function describeFailures(layer: MapLayer, report: MapLayerReport): string[] {
  const { problem, failures = [], areas } = report
  const gaps = describeGaps(layer, report)
  const causes = gaps === undefined ? [] : (areas?.problems.map(describeProblem) ?? [])
  return [problem && describeProblem(problem), gaps, ...causes, ...failures].flatMap(
    (sentence) => sentence ?? [],
  )
}

export const keepersOf = ({ problem, areas }: MapLayerReport): RecordKeeper[] =>
  [problem, ...(areas?.problems ?? [])].flatMap((each) => each?.keeper ?? [])

export function mayRetry(layer: MapLayer, { problem, ...report }: MapLayerReport): boolean {
  const causes = problem ? [problem] : (report.areas?.problems ?? [])
  const isFailed = problem !== undefined || describeFailures(layer, report).length > 0
  return isFailed && (causes.length === 0 || causes.some(({ code }) => adviceFor[code].mayPass))
}

export function rowTest(layer: MapLayer, choices: MapLayerChoiceValues): (row: MapLayerRow) => boolean {
  const tests = layer.choices.flatMap(({ id, keeps }) => {
    const option = choices[id]
    return option === undefined || !keeps ? [] : [keeps(option)]
  })
  return (row) => tests.every((test) => test(row))
}

export const optionsOf = (layer: MapLayer, inView: readonly MapLayerRow[]): MapLayerReport['optionsInView'] =>
  Object.fromEntries(
    layer.choices.flatMap((choice) => {
      if ('options' in choice && choice.optionsIn) return [[choice.id, choice.optionsIn(inView)]]
      return 'columnsIn' in choice ? [[choice.id, choice.columnsIn(inView)]] : []
    }),
  )

/** Includes the values of rows that a filter hides, so that the visitor can switch to another value. */
export const wordsOf = (layer: MapLayer, inView: readonly MapLayerRow[]): MapLayerReport['words'] =>
  Object.fromEntries(
    layer.choices.flatMap((choice) =>
      'word' in choice
        ? [[choice.id, [...new Set(inView.flatMap((row) => choice.wordOf(row) ?? []))].sort()]]
        : [],
    ),
  )
