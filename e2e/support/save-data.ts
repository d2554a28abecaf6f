import type { BrowserContext, TestInfo } from '@playwright/test'

/** As with somebody who saves data: a map comes only when it is asked for, and nothing is spent on drawing it. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Before each journey of a file: drawing a map takes longer than all else of a page, so one that names none has none. */
export async function mapsOnlyWhereNamed(
  { context }: { context: BrowserContext },
  { title }: TestInfo,
): Promise<void> {
  if (!/\bmap\b/.test(title)) await saveData(context)
}
