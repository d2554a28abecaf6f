import { isSpanish } from './current-language'
import type { SpanishTexts } from './es'

type TextId = keyof SpanishTexts
type TextsById = Readonly<Record<string, object>>

const KEY = Symbol.for('openplat.spanish')

/** Shared through globalThis, because pages, routes and scripts each load their own copy of this module. */
const place = globalThis as { [KEY]?: TextsById }

export function registerSpanish(texts: TextsById): void {
  place[KEY] = { ...place[KEY], ...texts }
}

/**
 * The texts of one file in English. Each reading returns the text in the language of the request. The Spanish
 * texts have the same keys, or neither compiles.
 */
export function defineTexts<Id extends TextId>(id: Id, english: SpanishTexts[Id]): SpanishTexts[Id] {
  return new Proxy(english, {
    get: (target, key) => Reflect.get((isSpanish() && place[KEY]?.[id]) || target, key) as unknown,
  })
}
