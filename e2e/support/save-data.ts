import type { BrowserContext } from '@playwright/test'

/** As with somebody who saves data: a map comes only when it is asked for, and nothing is spent on drawing it. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
