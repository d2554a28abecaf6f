import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { reportBug } from '@/app/_lib/site/report-bug'
import { toProblem } from '@/lib/connector/result'
import { type GroundOutline, groundOfLand } from './lot/described-land'
import { fetchLot } from './lot/fetch-lot'
import { groundOf } from './lot/lot-ground'
import { failed, type PanelOutcome } from './outcome'
import type { Panel, PanelData, PanelReadOptions } from './panel'
import type { Place } from './place'
import type { PlaceUrlParams } from './url'

type ReadablePanel = Pick<Panel, 'id' | 'read' | 'onLot'>

export interface PendingPanel<P extends ReadablePanel = Panel> {
  panel: P
  later: Promise<PanelOutcome<PanelData>>
  whole?: Promise<PanelOutcome<PanelData>>
}

export interface PanelWithOutcome<P extends ReadablePanel = Panel> {
  panel: P
  outcome: PanelOutcome<PanelData>
}

export interface UncoveredPanel {
  panel: Panel
  outcome: Extract<PanelOutcome<PanelData>, { ending: 'not-covered' }>
}

export interface DossierPage {
  url: PlaceUrlParams
  place: Place
  dossier: readonly PendingPanel[]
  aside: readonly PendingPanel[]
  absent: readonly UncoveredPanel[]
  tries: number
}

export function readPanels<P extends ReadablePanel>(
  panels: readonly P[],
  place: Place,
  call: EngineCaller,
  options: PanelReadOptions,
): PendingPanel<P>[] {
  const once = readOnce(call)
  const usesLot = options.lot !== false && panels.some(({ onLot }) => onLot)
  const ground = usesLot ? fetchGround(place, once) : undefined
  return panels.map((panel) => {
    const later = fetchPanel(panel, place, once, options)
    if (!ground || !panel.onLot) return { panel, later }
    return { panel, later, whole: settle(async () => (await panel.onLot?.(later, ground, once)) ?? later) }
  })
}

/** The land of a legal description takes precedence over the parcel at its center. */
const fetchGround = async (place: Place, call: EngineCaller): Promise<GroundOutline> =>
  place.land ? groundOfLand(place.land) : groundOf(await settle(() => fetchLot(place, call)))

/** Sends equal calls only once, because several panels need the lot. */
export function readOnce(call: EngineCaller): EngineCaller {
  const answers = new Map<string, ReturnType<EngineCaller>>()
  return ((connector, method, params) => {
    const key = JSON.stringify([connector, method, params])
    const answer = answers.get(key) ?? (call(connector, method, params) as ReturnType<EngineCaller>)
    answers.set(key, answer)
    return answer
  }) as EngineCaller
}

const fetchPanel = (panel: ReadablePanel, place: Place, call: EngineCaller, options: PanelReadOptions) =>
  settle(() => panel.read(place, call, options))

export async function settle<T>(
  reading: () => Promise<PanelOutcome<T>>,
  report: (error: unknown) => string = reportBug,
): Promise<PanelOutcome<T>> {
  try {
    return await reading()
  } catch (error) {
    return failed(toProblem(error, report))
  }
}

export interface EarlyPanelState {
  pending: PendingPanel
  early: PanelOutcome<PanelData> | undefined
}

/**
 * Moves a panel with an insurance duty to the top and omits panels without coverage. Uses only outcomes that
 * are known before the page is sent, so that no row moves later.
 */
export function orderRows(rows: readonly EarlyPanelState[]): Pick<DossierPage, 'dossier' | 'absent'> {
  const covered = rows.filter(({ early }) => early?.ending !== 'not-covered')
  const isDuty = ({ pending: { panel }, early }: EarlyPanelState) =>
    early !== undefined && panel.answer(early).isDuty === true
  return {
    dossier: [...covered.filter(isDuty), ...covered.filter((one) => !isDuty(one))].map(
      ({ pending }) => pending,
    ),
    absent: rows.flatMap(({ pending: { panel }, early }) =>
      early?.ending === 'not-covered' ? [{ panel, outcome: early }] : [],
    ),
  }
}

export const settleAll = <P extends ReadablePanel>(
  dossier: readonly PendingPanel<P>[],
): Promise<PanelWithOutcome<P>[]> =>
  Promise.all(dossier.map(async ({ panel, later, whole = later }) => ({ panel, outcome: await whole })))

export const outcomeOf = <P extends ReadablePanel>(
  ended: readonly PanelWithOutcome<ReadablePanel>[],
  { id }: P,
): Awaited<ReturnType<P['read']>> | undefined =>
  ended.find(({ panel }) => panel.id === id)?.outcome as Awaited<ReturnType<P['read']>> | undefined
