import 'server-only'
import type { Read } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { readDossier, settleAll } from '../panels/dossier'
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
  return ended.flatMap(({ panel, outcome }) =>
    'data' in outcome ? [`${panel.title}: ${panel.answer(outcome).value}`] : [],
  )
}
