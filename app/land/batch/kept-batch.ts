import { type Batch, batchSchema } from './batch-schema'

// Another version is another key: what an older release kept is left alone and ends with the tab.
const KEY = 'openplat.land-batch.2'

/** What this tab kept before a reload; undefined when nothing fits. */
export function recallBatch(): Batch | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === null ? undefined : batchSchema.safeParse(JSON.parse(kept)).data
  } catch {
    return undefined
  }
}

/** False where the browser refuses to keep anything, as some do in private windows. */
export function keepBatch(batch: Batch): boolean {
  try {
    if (batch.rows.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(batch))
    return true
  } catch {
    return false
  }
}
