export const whyNotKept = [
  'unreadable',
  'old',
  'too-many',
  'too-many-kept',
  'too-large',
  'full',
  'unavailable',
] as const
export type NotKept = (typeof whyNotKept)[number]

/** The page that says why a page was not kept, and what still works. */
export function notKeptHref(why: NotKept, href?: string): string {
  return `/s/not-kept?${new URLSearchParams({ why, ...(href ? { href } : {}) })}`
}
