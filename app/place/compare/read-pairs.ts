import type { Read } from '@/app/_lib/read/reading-scope'
import { panels } from '../panels'
import { fetchPanel } from '../panels/dossier'
import type { Outcome } from '../panels/outcome'
import type { Panel, PanelData, ReadOptions } from '../panels/panel'
import type { Place } from '../place'
import type { SideId } from './url'

export interface EndedPair extends Record<SideId, Outcome<PanelData>> {
  panel: Panel
}

export interface PendingPair {
  panel: Panel
  later: Promise<EndedPair>
}

/** Each panel of both places; none waits for another. */
export const readPairs = (
  places: Record<SideId, Place>,
  read: Read,
  options: ReadOptions,
  list: readonly Panel[] = panels,
): PendingPair[] =>
  list.map((panel) => {
    const [a, b] = [fetchPanel(panel, places.a, read, options), fetchPanel(panel, places.b, read, options)]
    return { panel, later: Promise.all([a, b]).then((ended) => ({ panel, a: ended[0], b: ended[1] })) }
  })
