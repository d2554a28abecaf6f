import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Place } from '../../place'
import { type PanelWithOutcome, readPanels, settleAll } from '../../read-panels'
import { type PanelId, panels } from '..'

export type PanelOutcomesById = { [P in (typeof panels)[number] as P['id']]: Awaited<ReturnType<P['read']>> }

export async function readOutcomes(
  place: Place,
  call: EngineCaller,
  series = true,
): Promise<PanelOutcomesById> {
  const ended = await settleAll(readPanels(panels, place, call, { series }))
  return Object.fromEntries(
    ended.map(({ panel, outcome }) => [panel.id, outcome]),
  ) as unknown as PanelOutcomesById
}

export const panelIds: readonly PanelId[] = panels.map(({ id }) => id)

export const toEnded = (outcomes: PanelOutcomesById): PanelWithOutcome[] =>
  panels.map((panel) => ({ panel, outcome: outcomes[panel.id] }))
