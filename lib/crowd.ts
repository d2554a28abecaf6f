const turns = Symbol.for('openplat.turns')

/**
 * Whether others than this visitor, who ask for little, were at the door of our own server a moment ago
 * (lib/server/turns.ts); without that server there is no door.
 */
export const areOthersHere = (visitor: string): boolean =>
  (globalThis as { [turns]?: { areOthersHere(visitor: string): boolean } })[turns]?.areOthersHere(visitor) ??
  false
