import { isSpanish, languageState } from './current-language'

/**
 * Translates sentences and labels of ours, which connectors and kinds of record return in English, into the
 * language of the request. Words of an agency stay as they are.
 */
export const translate = (text: string): string =>
  isSpanish() ? (languageState.translator?.text(text) ?? text) : text

/** Returns undefined in English, and for a text that is not entirely ours. */
export const translateWhole = (text: string): string | undefined =>
  isSpanish() ? languageState.translator?.whole(text) : undefined

/** Translates each part of a line such as `nearest of these 0.31 mi · within 1 mile`. */
export const translateParts = (line: string): string => line.split(' · ').map(translate).join(' · ')
