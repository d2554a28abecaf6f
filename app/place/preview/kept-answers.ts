import 'server-only'
import type { Read } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { type EndedPanel, readDossier, settleAll } from '../panels/dossier'
import { understandPlace } from '../understand'
import type { PlaceUrl } from '../url'

/** What was answered before about the place that a link names, a line for each record. No source is asked for a link. */
export async function keptAnswers(url: PlaceUrl): Promise<string[]> {
  const { engine } = await getApp()
  const read: Read = (connector, method, params) =>
    engine.call(connector, method, params, { internal: true, keptOnly: true })
  const understood = await understandPlace(url, read)
  if (understood.kind !== 'place') return []
  const ended = await settleAll(readDossier(understood.place, read, { series: false }))
  return tellAnswers(ended)
}

/** A question to the reader is no fact of the place. */
export const tellAnswers = (ended: readonly EndedPanel[]): string[] =>
  ended.flatMap(({ panel, outcome }) => {
    if (!('data' in outcome)) return []
    const { value, isQuestion } = panel.answer(outcome)
    return isQuestion ? [] : [`${panel.title}: ${value}`]
  })
