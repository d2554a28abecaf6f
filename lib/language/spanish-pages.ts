/** Pages that exist in Spanish. Each has the same path under `/es`. */
const pages =
  /^\/(?:assessments(?:\/[a-z-]+)*|places|place(?:\/compare)?|environment(?:\/review|\/facility\/[\w-]+)?|ground(?:\/flood)?|land|saved|privacy|terms|contact|accessibility|parcels\/(?!(?:export|find)$)[\w.-]+)?$/

/**
 * PDFs are the only files that exist in Spanish. Files with rows are in English, because their columns have
 * the names of the source.
 */
const documents =
  /^\/(?:place|environment|environment\/review|ground\/flood)\/export\?(?:[^#]*&)?format=pdf\b/

/** Suggestions contain words of ours next to the names of places, so they exist in Spanish. */
const suggestions = /^\/api\/places\/suggest\?/

export const hasSpanish = (href: string): boolean =>
  pages.test(href.split(/[?#]/, 1)[0] ?? '') || documents.test(href) || suggestions.test(href)

export const isUnderSpanish = (href: string): boolean => /^\/es(?:[/?]|$)/.test(href)

/** Returns undefined unless `href` is the URL of a Spanish page. */
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
