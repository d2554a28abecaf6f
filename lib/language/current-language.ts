export type Language = 'en' | 'es'

interface LanguageState {
  /** On a server, the language of the request (`run-in-language.ts`). In a browser, a Spanish page sets it. */
  scope?: { getStore(): Language | undefined }
  texts?: Readonly<Record<string, object>>
  /** Absent in a browser with an English page, which does not load the list of Spanish pages. */
  localize?: (href: string) => string | undefined
  /** Absent in a browser, because a browser would have to load all sentences in both languages. */
  translator?: { text(english: string): string; whole(english: string): string | undefined }
}

const KEY = Symbol.for('openplat.language')
const place = globalThis as { [KEY]?: LanguageState }
place[KEY] ??= {}

/** Shared through globalThis, because the server, pages and routes each load their own copy of this module. */
export const languageState = place[KEY]

export const currentLanguage = (): Language => languageState.scope?.getStore() ?? 'en'

export const isSpanish = (): boolean => currentLanguage() === 'es'
