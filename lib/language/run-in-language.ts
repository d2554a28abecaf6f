import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languageState } from './current-language'

const scope = (languageState.scope as AsyncLocalStorage<Language> | undefined) ?? new AsyncLocalStorage()
languageState.scope = scope

export const runInLanguage = <T>(language: Language, run: () => T): T => scope.run(language, run)
