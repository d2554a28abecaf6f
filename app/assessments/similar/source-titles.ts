import 'server-only'
import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { runInLanguage } from '@/lib/language/run-in-language'
import { translate } from '@/lib/language/translate'
import type { HomeSelection } from '../fetch-home'

export const sourceTitles = defineTexts('similar.titles', {
  mailed: 'Cook County assessed values as mailed with the notice and building records',
  certified: 'Cook County assessed values as certified by the Assessor and building records',
  board: 'Cook County assessed values after the Board of Review and building records',
  cookSales: 'Cook County Assessor’s sales',
  connecticutSales: 'Connecticut real estate sales',
  floridaParcels: 'Florida statewide parcels',
})

const titlesOf: Readonly<Record<string, readonly (keyof typeof sourceTitles)[]>> = {
  'cook-county-il-assessments': ['mailed', 'certified', 'board', 'cookSales'],
  'connecticut-assessments': ['connecticutSales'],
  'florida-assessments': ['floridaParcels'],
}

/**
 * Maps the title of each source in the other language to the title in the language of the page. Covers the
 * sources that a home’s rows can cite.
 */
export function otherTitles({ sourceId, source }: Pick<HomeSelection, 'sourceId' | 'source'>) {
  const list = () => [
    translate(source?.title ?? sourceId),
    ...(titlesOf[sourceId] ?? []).map((name) => sourceTitles[name]),
  ]
  const titles = list()
  const others = runInLanguage(isSpanish() ? 'en' : 'es', list)
  return Object.fromEntries(others.map((other, index) => [other, titles[index] ?? other]))
}
