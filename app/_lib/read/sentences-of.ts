import 'server-only'
// Declares the sentences of all connectors.
import '@/connectors/engine'
import { readSentences, type Sentence } from '@/lib/sentences/read-sentences'

/** A text of an answer, of a problem or of a kept page as sentences with ids and values. What is not ours stays text. */
export const sentencesOf = (text: string): (Sentence | string)[] => readSentences(text)
