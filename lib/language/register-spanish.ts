import { registerSpanish } from './define-texts'
import { spanishTexts } from './es'
import { translateSentences, translateWhole } from './es/translate-sentences'
import { setLocalizer } from './local-href'
import { spanishHref } from './spanish-pages'
import { setTranslator } from './translate'

/** Called once at the start of a server. */
export function loadSpanish(): void {
  registerSpanish(spanishTexts)
  setTranslator({ text: translateSentences, whole: translateWhole })
  setLocalizer(spanishHref)
}
