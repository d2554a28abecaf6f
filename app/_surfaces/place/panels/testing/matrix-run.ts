import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { PanelOutcome } from '../../outcome'
import type { PanelId } from '..'
import { openMatrixApp, type SimulatedPanelOutcome } from './matrix-app'

export interface OutcomeMatrixPanel {
  host: string
  read: (fate: SimulatedPanelOutcome | undefined, call: EngineCaller) => Promise<PanelOutcome<unknown>>
}

export type OutcomeMatrixPanels = Readonly<Record<PanelId, OutcomeMatrixPanel>>
export type SimulatedPanelOutcomes = Partial<Record<PanelId, SimulatedPanelOutcome>>

export interface OutcomeMatrixEntry {
  panel: PanelId
  fate: SimulatedPanelOutcome | undefined
  outcome: PanelOutcome<unknown>
  after: number
}

export interface OutcomeMatrixRun {
  quick: Promise<unknown>
  all: Promise<OutcomeMatrixEntry[]>
}

const SLOW_MS = 300
/**
 * A panel that wrongly waits for the slow panel fails after this time, because the slow panel ends only after
 * all others.
 */
const MOST_WAIT_MS = 20_000

export async function run(
  panels: OutcomeMatrixPanels,
  combination: SimulatedPanelOutcomes,
): Promise<OutcomeMatrixRun> {
  const entries = Object.entries(panels).map(([name, panel]) => ({ name: name as PanelId, panel }))
  const panelAt = new Map(entries.map(({ name, panel }) => [panel.host, name]))
  const fateOf = (host: string) => {
    const panel = panelAt.get(host)
    return panel && combination[panel]
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const call = await openMatrixApp({ fateOf, released })
  const start = performance.now()
  const outcomes = entries.map(async ({ name, panel }): Promise<OutcomeMatrixEntry> => {
    const fate = combination[name]
    const outcome = await panel.read(fate, call)
    return { panel: name, fate, outcome, after: performance.now() - start }
  })
  const except = (...excluded: SimulatedPanelOutcome[]) =>
    inTime(
      outcomes.filter(
        (_, index) => !excluded.includes(combination[entries[index]?.name ?? 'labor'] ?? 'found'),
      ),
    )
  const all = except('slow').then(() => {
    setTimeout(release, SLOW_MS - (performance.now() - start))
    return inTime(outcomes)
  })
  return { quick: except('slow', 'down'), all }
}

function inTime<T>(work: Promise<T>[]): Promise<T[]> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A panel waited for another.')), MOST_WAIT_MS)
  })
  return Promise.race([Promise.all(work), late]).finally(() => clearTimeout(timer))
}
