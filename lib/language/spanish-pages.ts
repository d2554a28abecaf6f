/** Pages that speak Spanish. Each has the same path after `/es`. */
const pages =
  /^\/(?:assessments(?:\/[a-z-]+)*|place(?:\/compare)?|environment(?:\/review|\/facility\/[\w-]+)?|ground(?:\/flood)?|parcels\/(?!(?:export|find)$)[\w.-]+)?$/

/** Files with rows stay in English, because their columns have the names of the source. */
const documents =
  /^\/(?:place|environment|environment\/review|ground\/flood)\/export\?(?:[^#]*&)?format=pdf\b/

/** Suggestions of the search box have words beside their names. */
const suggestions = /^\/api\/places\/suggest\?/

export const hasSpanish = (href: string): boolean =>
  pages.test(href.split(/[?#]/, 1)[0] ?? '') || documents.test(href) || suggestions.test(href)

export const isUnderSpanish = (href: string): boolean => /^\/es(?:[/?]|$)/.test(href)

/** The English page of a Spanish URL, or undefined for any other URL. */
export function englishHref(href: string): string | undefined {
  if (!isUnderSpanish(href)) return undefined
  const rest = href.slice(3)
  const english = rest.startsWith('/') ? rest : `/${rest}`
  return hasSpanish(english) ? english : undefined
}

export function spanishHref(href: string): string | undefined {
  if (!hasSpanish(href)) return undefined
  return /^\/(?:[?#]|$)/.test(href) ? `/es${href.slice(1)}` : `/es${href}`
}
