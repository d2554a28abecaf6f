import type { EngineCall } from '@/app/_lib/read/reading-scope'
import type { Place } from '../../place'
import { type EndedPanel, readPanels, settleAll } from '../../read-panels'
import { type PanelId, panels } from '..'

export type PanelOutcomes = { [P in (typeof panels)[number] as P['id']]: Awaited<ReturnType<P['read']>> }

export async function readOutcomes(place: Place, call: EngineCall, series = true): Promise<PanelOutcomes> {
  const ended = await settleAll(readPanels(panels, place, call, { series }))
  return Object.fromEntries(
    ended.map(({ panel, outcome }) => [panel.id, outcome]),
  ) as unknown as PanelOutcomes
}

export const panelIds: readonly PanelId[] = panels.map(({ id }) => id)

export const toEnded = (outcomes: PanelOutcomes): EndedPanel[] =>
  panels.map((panel) => ({ panel, outcome: outcomes[panel.id] }))
