import { expect, type Page } from '@playwright/test'

export async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => tooWide(page), `what is wider than ${width} pixels`).toEqual([])
}

function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = [...document.body.querySelectorAll('*')]
      // Skips invisible elements, because a closed menu still has a layout box.
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      .map((element) => element.outerHTML.slice(0, 120))
    return [`the page scrolls to ${scrollWidth}`, ...sticksOut.slice(0, 5)]
  })
}
