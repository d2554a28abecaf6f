import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './current-language'

const KEY = Symbol.for('openplat.language')

/** Shared through globalThis, because the server, pages and routes each load their own copy of this module. */
const scope = sharedScope()

function sharedScope(): AsyncLocalStorage<Language> {
  const place = globalThis as { [KEY]?: AsyncLocalStorage<Language> }
  place[KEY] ??= new AsyncLocalStorage()
  return place[KEY]
}

export const runInLanguage = <T>(language: Language, run: () => T): T => scope.run(language, run)
