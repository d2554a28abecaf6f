import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from './current-language'
import { englishHref, isUnderSpanish } from './spanish-pages'

/** Removes `/es` from the URL of a Spanish page, because Next has one route for both languages. */
export function takeLanguage(request: { url?: string | undefined }): Language {
  const { url = '' } = request
  const english = englishHref(url)
  // An unknown page under `/es` keeps its URL, so that Next responds 404, in Spanish.
  if (english === undefined) return isUnderSpanish(url) ? 'es' : 'en'
  request.url = english
  return 'es'
}

export const languageIn = (headers: IncomingHttpHeaders): Language =>
  headers['x-openplat-language'] === 'es' ? 'es' : 'en'
