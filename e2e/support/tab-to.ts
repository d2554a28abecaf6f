import type { Locator, Page } from '@playwright/test'

const MOST = 120

export async function tabTo(page: Page, target: Locator, most = MOST): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab do not reach ${target}`)
}
