import type { Page } from '@playwright/test'

/** English words that no Spanish text of the site contains. */
const english =
  /(?<!\p{L})(?:the|of|and|is|are|was|were|your|you|we|our|with|without|from|for|this|that|not|its|it|by|to|at|or|has|have|how|what|which|who|where|here|there|all|more|than|updated|retrieved|built|found|shown|listed|these|those|each|every|only|after|before|between|within|near|nearest|newest|under|over|now|none|yes|since|unknown|never|any|some|but|when|they|them|been|will|would|can|could|should|does|did|page|source|years|miles|feet|record|records)(?!\p{L})/iu

/** Matches texts with the product name, a URL, a path or an email address, which both languages share. */
const names = /Openplat|^(?:https?:\/\/|\/)|@/

const link = /https?:\/\/\S+/g

/**
 * Matches official names, such as “City and County of San Francisco”, and terms in parentheses. Both may be
 * English.
 */
const official =
  /\([^()]*\)|\p{Lu}[\p{L}’'.&-]*(?:,? (?:(?:of|and|the|for|on|by|to|with|in) )*\p{Lu}[\p{L}’'.&-]*)+/gu

export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMarked = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en'
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      const isOutside = parentElement?.closest('script, style, noscript, template, code, pre, svg defs')
      if (!isOutside && !isMarked(parentElement)) texts.push(nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('*')) {
      if (isMarked(element)) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'data-label'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]
  })

export const englishIn = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) => english.test(text.replaceAll(official, '').replaceAll(link, '')) && !names.test(text),
  )

/**
 * Returns Spanish texts that equal an English one, except shared names, texts with digits, and texts without
 * lowercase words.
 */
export const sharedLabels = (spanish: readonly string[], inEnglish: readonly string[]): string[] => {
  const all = new Set(inEnglish)
  return spanish.filter(
    (text) => all.has(text) && /[a-z]{4}/.test(text) && !/\d/.test(text) && !names.test(text),
  )
}
