const turns = Symbol.for('openplat.turns')

/** Whether visitors wait at the door of our own server (lib/server/turns.ts); without that server there is no door. */
export const isCrowded = (): boolean =>
  (globalThis as { [turns]?: { isCrowded(): boolean } })[turns]?.isCrowded() ?? false
