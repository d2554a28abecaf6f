const turns = Symbol.for('openplat.turns')

/**
 * True if light visitors used our own server a moment ago (lib/server/turns.ts). Always false under another
 * server.
 */
export const areOthersHere = (visitor: string): boolean =>
  (globalThis as { [turns]?: { areOthersHere(visitor: string): boolean } })[turns]?.areOthersHere(visitor) ??
  false
