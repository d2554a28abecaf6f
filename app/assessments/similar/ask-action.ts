import { callConnector } from '@/app/actions'
import { defineTexts } from '@/lib/language/define-texts'
import { lookUpAddress, lookUpKey, type RecordFetcher, type SimilarHomeLookup } from './look-up'
import type { ComparedSubject } from './similar-home'

const texts = defineTexts('similar.ask', {
  lost: 'This site did not answer. What you typed is kept. Try again.',
})

const ask: RecordFetcher = {
  search: (params) => callConnector('us-public-assessments', 'searchProperties', { limit: 5, ...params }),
  history: (params) => callConnector('us-public-assessments', 'getPropertyHistory', params),
}

export const lookUpHome = (
  subject: ComparedSubject,
  address: string,
  key?: string,
): Promise<SimilarHomeLookup> =>
  (key ? lookUpKey(ask, subject, key) : lookUpAddress(ask, subject, address)).catch(
    (): SimilarHomeLookup => ({ kind: 'refused', message: texts.lost }),
  )
