import type { Page } from '@playwright/test'

/** Words of an English sentence that no Spanish sentence has. */
const english =
  /(?<!\p{L})(?:the|of|and|is|are|was|were|your|you|we|our|with|without|from|for|this|that|not|its|it|by|to|at|or|has|have|how|what|which|who|where|here|there|all|more|than|updated|retrieved|built|found|shown|listed|these|those|each|every|only|after|before|between|within|near|nearest|newest|under|over)(?!\p{L})/iu

/** Names that both languages share, and an agency’s names of soils and classes inside of a row or a form. */
const names = /Openplat|^(?:https?:\/\/|\/)|@|\d percent slopes|stories, over \d+ years/

const link = /https?:\/\/\S+/g

/** An official name inside of a sentence, such as “City and County of San Francisco”, or a term in parentheses. */
const official =
  /\([^()]*\)|\p{Lu}[\p{L}’'.&-]*(?:,? (?:(?:of|and|the|for|on|by|to|with|in) )*\p{Lu}[\p{L}’'.&-]*)+/gu

/** Returns the texts of a page, also those for screen readers, except where they are marked as English. */
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

/** A label without such words is ours if the English page has it, too, and it is not in capitals. */
export const sharedLabels = (spanish: readonly string[], inEnglish: readonly string[]): string[] => {
  const all = new Set(inEnglish)
  return spanish.filter(
    (text) => all.has(text) && /[a-z]{4}/.test(text) && !/\d/.test(text) && !names.test(text),
  )
}
