import type { Kept } from './kept-places'

/** Why nothing was kept, and what can be done. */
export const notKept: Readonly<Record<Exclude<Kept, 'kept'>, string>> = {
  refused:
    'Not saved: this browser keeps nothing on the device, as in a private window. The address of this page leads here again; keep that as a bookmark.',
  full: 'Not saved: the space that this browser gives this site is full. Remove some saved places first.',
}

export const ceiling = (most: number): string =>
  `Not saved: ${most} places are saved already, the most that are kept. Remove some first.`
