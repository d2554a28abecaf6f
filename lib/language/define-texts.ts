import { isSpanish, languageState } from './current-language'
import type { SpanishTexts } from './es'

type TextId = keyof SpanishTexts

/**
 * Returns texts that are read in the language of the request. The code compiles only if the Spanish texts
 * have the same keys.
 */
export function defineTexts<Id extends TextId>(id: Id, english: SpanishTexts[Id]): SpanishTexts[Id] {
  return new Proxy(english, {
    get: (target, key) => Reflect.get((isSpanish() && languageState.texts?.[id]) || target, key) as unknown,
  })
}
