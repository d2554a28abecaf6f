export const reasons = {
  unreadable: 'We could not read what your browser sent. Go back, reload the page and try again.',
  old: 'The page was open for more than a day. Reload it and create the copy again.',
  'too-many': 'Too many requests came from your address in the last minute. Wait a minute and try again.',
  'too-many-kept':
    'You have created as many frozen copies as this site allows in a day. Share the live link, or try again tomorrow.',
  'too-large': 'The page holds more than one frozen copy can. Narrow the question and try again.',
  full: 'This site has no room left for frozen copies. Its operator can make more.',
  unavailable: 'We cannot save frozen copies right now. Try again later.',
}
export type FrozenCopyRefusalReason = keyof typeof reasons

export function refusalHref(why: FrozenCopyRefusalReason, href?: string): string {
  return `/s/not-kept?${new URLSearchParams({ why, ...(href ? { href } : {}) })}`
}
