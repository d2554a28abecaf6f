import { panels } from '@/app/_surfaces/place/panels'
import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { type PanelWithOutcome, readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import type { PlaceUrlParams } from '@/app/_surfaces/place/url'
import { resolvePlace } from './understand'

/** Returns only cached results, because a link preview must not call a source. */
export async function cachedAnswers(url: PlaceUrlParams): Promise<string[]> {
  const { engine } = await getApp()
  const read: EngineCaller = (connector, method, params) =>
    engine.call(connector, method, params, { internal: true, keptOnly: true })
  const answer = await resolvePlace(url, read)
  if (answer.kind !== 'place') return []
  const ended = await settleAll(readPanels(panels, answer.place, read, { series: false }))
  return describeAnswers(ended)
}

/** Omits a panel whose text asks the visitor to choose, because such a text says nothing about the place. */
export const describeAnswers = (ended: readonly PanelWithOutcome[]): string[] =>
  ended.flatMap(({ panel, outcome }) => {
    if (!('data' in outcome)) return []
    const { value, isQuestion } = panel.answer(outcome)
    return isQuestion ? [] : [`${panel.title}: ${value}`]
  })
