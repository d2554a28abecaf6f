import { isSpanish, languageState } from './current-language'

export const localHref = <Href extends string>(href: Href): Href =>
  isSpanish() ? ((languageState.localize?.(href) ?? href) as Href) : href
