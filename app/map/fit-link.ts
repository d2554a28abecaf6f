import type { Route } from 'next'
import { type MapUrl, mapHref } from './url'

/** Longer links are cut by mail programs and messengers. */
export const LONGEST_LINK = 2000
/** For the name of the site in front of the path. */
const SITE_ROOM = 60

interface FittedLink {
  href: Route
  /** How many selected records it carries, the first ones in their order. */
  carried: number
}

/** The link of a state; of a long selection as much as a link can hold. */
export function fitLink(url: MapUrl): FittedLink {
  let [carried, most] = [0, url.selected.length]
  while (carried < most) {
    const middle = Math.ceil((carried + most) / 2)
    if (hrefWith(url, middle).length <= LONGEST_LINK - SITE_ROOM) carried = middle
    else most = middle - 1
  }
  return { href: hrefWith(url, carried), carried }
}

const hrefWith = (url: MapUrl, count: number) => mapHref({ ...url, selected: url.selected.slice(0, count) })
