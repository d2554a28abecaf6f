import type { SentenceTemplate } from '@/lib/sentences/define-sentences'
import { engineSentences } from './engine'
import { guidanceOfSeveralPlaces } from './guidance-common'
import { guidanceOfMidwest } from './guidance-midwest'
import { guidanceOfNortheast } from './guidance-northeast'
import { guidanceOfSoutheast } from './guidance-southeast'
import { guidanceOfTexas } from './guidance-texas'
import { guidanceOfWest } from './guidance-west'
import { libSentences } from './lib'
import { recordSentences } from './records'
import { groundRecordSentences } from './records-ground'
import { moreRecordSentences } from './records-more'
import { siteRecordSentences } from './records-sites'
import { sourceSentences } from './sources'
import { environmentSourceSentences } from './sources-environment'
import { groundSourceSentences } from './sources-ground'
import { parcelSourceSentences } from './sources-parcels'
import { portalSourceSentences } from './sources-portals'
import { assessmentWords } from './words-assessments'
import { floridaWords } from './words-florida'

/**
 * Keys are the English sentences and labels that connectors and kinds of record return. The key of a sentence
 * with a singular and a plural is the plural.
 */
export const spanishSentences: Readonly<Record<string, SentenceTemplate>> = {
  ...engineSentences,
  ...libSentences,
  ...sourceSentences,
  ...parcelSourceSentences,
  ...environmentSourceSentences,
  ...groundSourceSentences,
  ...portalSourceSentences,
  ...recordSentences,
  ...siteRecordSentences,
  ...groundRecordSentences,
  ...moreRecordSentences,
  ...assessmentWords,
  ...floridaWords,
  ...guidanceOfSeveralPlaces,
  ...guidanceOfMidwest,
  ...guidanceOfNortheast,
  ...guidanceOfSoutheast,
  ...guidanceOfTexas,
  ...guidanceOfWest,
}
