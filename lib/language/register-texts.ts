import { languageState } from './current-language'

export function registerSpanish(texts: Readonly<Record<string, object>>): void {
  languageState.texts = { ...languageState.texts, ...texts }
}
