import { isSpanish } from './current-language'

interface Translator {
  text(english: string): string
  whole(english: string): string | undefined
}

const KEY = Symbol.for('openplat.translator')
const place = globalThis as { [KEY]?: Translator }

/** The server sets it, so that no browser loads the sentences of two languages. */
export function setTranslator(translator: Translator): void {
  place[KEY] = translator
}

/**
 * A sentence or label of ours that a connector or a kind of record returned in English, in the language of the
 * request. Words of an agency stay as they are.
 */
export const translate = (text: string): string => (isSpanish() ? (place[KEY]?.text(text) ?? text) : text)

/** The Spanish of a text that is either all ours or all an agency’s. */
export const translateWhole = (text: string): string | undefined =>
  isSpanish() ? place[KEY]?.whole(text) : undefined

/** Translates each part of a line such as `nearest of these 0.31 mi · within 1 mile`. */
export const translateParts = (line: string): string => line.split(' · ').map(translate).join(' · ')
