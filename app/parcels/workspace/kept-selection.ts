/** In the browser's own history, beside the address: what of a selection no link can carry survives Back and reload. */
export const keepSelection = (keys: readonly string[]) => ({ parcels: keys })

export function readKeptSelection(state: unknown): string[] | undefined {
  if (typeof state !== 'object' || state === null || !('parcels' in state)) return undefined
  const { parcels } = state
  return Array.isArray(parcels) ? parcels.filter((key) => typeof key === 'string') : undefined
}
