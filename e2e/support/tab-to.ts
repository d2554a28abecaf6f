import type { Locator, Page } from '@playwright/test'

const MOST = 120

/** Presses Tab until the focus is there, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = MOST): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab do not reach ${target}`)
}
