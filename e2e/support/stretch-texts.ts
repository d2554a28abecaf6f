import type { Page } from '@playwright/test'

/** Makes long texts about 40 % longer: a fifth by longer words, and a fifth by additional words. */
export const stretchTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const node of nodes) {
      const text = node.nodeValue ?? ''
      if (node.parentElement?.closest('script, style, svg, a[href="/es"]') || !/\p{L}{4}/u.test(text))
        continue
      const longer = text.replace(/\p{L}{4,}/gu, (word) => word + 'ñ'.repeat(Math.ceil(word.length / 5)))
      node.nodeValue = longer + ' ñandú'.repeat(Math.floor(text.length / 30))
    }
  })
