import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'

/** What is known of appeals where a source is at home. Null where nothing has been collected. */
export function guidanceOf(sourceId: string): Record<string, unknown> | null {
  const guidance = guidanceFor(sourceId)
  return guidance ? { ...guidance } : null
}
