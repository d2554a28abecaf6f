import { callConnector } from '@/app/actions'
import { type FetchRecord, lookUpAddress, lookUpKey, type SimilarLookup } from './look-up'
import type { ComparedSubject } from './similar-home'

const texts = { lost: 'This site did not answer. What you typed is kept. Try again.' }

const ask: FetchRecord = {
  search: (params) => callConnector('us-public-assessments', 'searchProperties', { limit: 5, ...params }),
  history: (params) => callConnector('us-public-assessments', 'getPropertyHistory', params),
}

export const lookUpHome = (subject: ComparedSubject, address: string, key?: string): Promise<SimilarLookup> =>
  (key ? lookUpKey(ask, subject, key) : lookUpAddress(ask, subject, address)).catch(
    (): SimilarLookup => ({ kind: 'refused', message: texts.lost }),
  )
