import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { findSurveyed } from './find-surveyed'
import { legalParams, readLegalQuestion, unsurveyedState } from './legal-question'
import { outlines, toOutlines } from './outlines'
import { citeSurvey } from './wire'

export const locateDescription = {
  summary: 'Outlines of the sections or townships that a legal description fits.',
  params: legalParams,
  result: outlines,
  example: { township: '2N', range: '3E', section: 14 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(params, { upstream, connector: { caveats } }) {
    const uncovered = unsurveyedState(params)
    if (uncovered)
      return {
        ...toOutlines({ matches: [], unreadable: 0, truncated: false }, caveats),
        coverage: uncovered,
        note: uncovered.message,
      }
    return toOutlines(await findSurveyed(readLegalQuestion(params), upstream, true), caveats)
  },
  cite: citeSurvey,
} satisfies ConnectorMethod<typeof legalParams, typeof outlines>
