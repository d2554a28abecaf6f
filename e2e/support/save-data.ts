import type { BrowserContext, TestInfo } from '@playwright/test'

/** Sets the browser's data saver, so that a map loads only on request. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/**
 * Drawing a map takes longer than the rest of a page, so only journeys with "map" in their title load one.
 */
export async function mapsOnlyWhereNamed(
  { context }: { context: BrowserContext },
  { title }: TestInfo,
): Promise<void> {
  if (!/\bmap\b/.test(title)) await saveData(context)
}
