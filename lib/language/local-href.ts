import { isSpanish } from './current-language'

type Localizer = (href: string) => string | undefined

const KEY = Symbol.for('openplat.local-href')
const place = globalThis as { [KEY]?: Localizer }

/** The server sets it, and a browser with a Spanish page, so that no other browser loads the list of pages. */
export function setLocalizer(localizer: Localizer): void {
  place[KEY] = localizer
}

/** Links of a Spanish page lead to Spanish pages, where there are any. */
export const localHref = <Href extends string>(href: Href): Href =>
  isSpanish() ? ((place[KEY]?.(href) ?? href) as Href) : href
