import type { EngineCall } from '@/app/_lib/read/reading-scope'
import type { Outcome } from '../../outcome'
import type { PanelId } from '..'
import { openMatrixApp, type SimulatedOutcome } from './matrix-app'

export interface MatrixPanel {
  host: string
  read: (fate: SimulatedOutcome | undefined, call: EngineCall) => Promise<Outcome<unknown>>
}

export type MatrixPanels = Readonly<Record<PanelId, MatrixPanel>>
export type SimulatedOutcomes = Partial<Record<PanelId, SimulatedOutcome>>

export interface PanelEnding {
  panel: PanelId
  fate: SimulatedOutcome | undefined
  outcome: Outcome<unknown>
  after: number
}

export interface MatrixRun {
  quick: Promise<unknown>
  all: Promise<PanelEnding[]>
}

const SLOW_MS = 300
/**
 * A panel that wrongly waits for the slow panel fails after this time, because the slow panel ends only after
 * all others.
 */
const MOST_WAIT_MS = 20_000

export async function run(panels: MatrixPanels, combination: SimulatedOutcomes): Promise<MatrixRun> {
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
  const outcomes = entries.map(async ({ name, panel }): Promise<PanelEnding> => {
    const fate = combination[name]
    const outcome = await panel.read(fate, call)
    return { panel: name, fate, outcome, after: performance.now() - start }
  })
  const except = (...excluded: SimulatedOutcome[]) =>
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
