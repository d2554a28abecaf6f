import { expect, type Page } from '@playwright/test'

/** Everything fits a window of this width: nobody has to scroll sideways to read. */
export async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => tooWide(page), `what is wider than ${width} pixels`).toEqual([])
}

/** Empty when nothing scrolls; else what sticks out, the outermost first. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = [...document.body.querySelectorAll('*')]
      // What lies in a menu that is closed has its place all the same.
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      .map((element) => element.outerHTML.slice(0, 120))
    return [`the page scrolls to ${scrollWidth}`, ...sticksOut.slice(0, 5)]
  })
}
