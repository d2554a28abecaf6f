const turns = Symbol.for('openplat.turns')

/**
 * True if light visitors used our server a moment ago (lib/server/turns.ts). Always false if another server
 * runs the app.
 */
export const areOthersHere = (visitor: string): boolean =>
  (globalThis as { [turns]?: { areOthersHere(visitor: string): boolean } })[turns]?.areOthersHere(visitor) ??
  false
