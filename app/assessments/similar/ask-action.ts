import { callConnector } from '@/app/actions'
import { defineTexts } from '@/lib/language/define-texts'
import { lookUpAddress, lookUpKey, type RecordFetcher, type SimilarHomeLookupOutcome } from './look-up'
import type { ComparisonSubject } from './similar-home'

const texts = defineTexts('similar.ask', {
  lost: 'This site did not answer. What you typed is kept. Try again.',
})

const ask: RecordFetcher = {
  search: (params) => callConnector('us-public-assessments', 'searchProperties', { limit: 5, ...params }),
  history: (params) => callConnector('us-public-assessments', 'getPropertyHistory', params),
}

export const lookUpHome = (
  subject: ComparisonSubject,
  address: string,
  key?: string,
): Promise<SimilarHomeLookupOutcome> =>
  (key ? lookUpKey(ask, subject, key) : lookUpAddress(ask, subject, address)).catch(
    (): SimilarHomeLookupOutcome => ({ kind: 'refused', message: texts.lost }),
  )
