import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from './current-language'
import { englishHref, isUnderSpanish } from './spanish-pages'

/** Pages have one path for both languages. The URL of a Spanish request loses its `/es` before Next reads it. */
export function takeLanguage(request: { url?: string | undefined }): Language {
  const { url = '' } = request
  const english = englishHref(url)
  // A page that does not exist is also not found in Spanish.
  if (english === undefined) return isUnderSpanish(url) ? 'es' : 'en'
  request.url = english
  return 'es'
}

export const languageIn = (headers: IncomingHttpHeaders): Language =>
  headers['x-openplat-language'] === 'es' ? 'es' : 'en'
