import { languageState } from './current-language'
import { spanishTexts } from './es'
import { translateSentences, translateWhole } from './es/translate-sentences'
import { registerSpanish } from './register-texts'
import { spanishHref } from './spanish-pages'

export function loadSpanish(): void {
  registerSpanish(spanishTexts)
  languageState.translator = { text: translateSentences, whole: translateWhole }
  languageState.localize = spanishHref
}
