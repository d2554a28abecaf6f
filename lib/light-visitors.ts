const turns = Symbol.for('openplat.turns')

/**
 * Returns true if another visitor used our server in the past second (lib/server/turns.ts). Always returns
 * false if another server runs the app.
 */
export const areOthersHere = (visitor: string): boolean =>
  (globalThis as { [turns]?: { areOthersHere(visitor: string): boolean } })[turns]?.areOthersHere(visitor) ??
  false
