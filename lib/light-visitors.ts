const turns = Symbol.for('openplat.turns')

/**
 * True if light visitors arrived at our own server a moment ago (lib/server/turns.ts). False without that
 * server.
 */
export const areOthersHere = (visitor: string): boolean =>
  (globalThis as { [turns]?: { areOthersHere(visitor: string): boolean } })[turns]?.areOthersHere(visitor) ??
  false
