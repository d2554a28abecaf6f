import type { BrowserContext, TestInfo } from '@playwright/test'

/** Switches the browser's data saver on, so that a map loads only on request. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/**
 * Maps load only in tests with "map" in their title, because drawing a map takes longer than the rest of a
 * page.
 */
export async function mapsOnlyWhereNamed(
  { context }: { context: BrowserContext },
  { title }: TestInfo,
): Promise<void> {
  if (!/\bmap\b/.test(title)) await saveData(context)
}
