export type Language = 'en' | 'es'

const KEY = Symbol.for('openplat.language')

interface Scope {
  getStore(): Language | undefined
}
const place = globalThis as { [KEY]?: Scope }

/** A server knows the language of each request (`run-in-language.ts`). In a browser a Spanish page sets it. */
export const currentLanguage = (): Language => place[KEY]?.getStore() ?? 'en'

export const isSpanish = (): boolean => currentLanguage() === 'es'

export function setBrowserLanguage(language: Language): void {
  place[KEY] = { getStore: () => language }
}
