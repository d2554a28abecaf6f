import type { Route } from 'next'
import { type MapUrlParams, mapHref } from './url'

/** Mail programs and messengers truncate longer links. */
export const LONGEST_LINK = 2000
const SITE_ROOM = 60

interface FittedLink {
  href: Route
  carried: number
}

export function fitLink(url: MapUrlParams): FittedLink {
  let [carried, most] = [0, url.selected.length]
  while (carried < most) {
    const middle = Math.ceil((carried + most) / 2)
    if (hrefWith(url, middle).length <= LONGEST_LINK - SITE_ROOM) carried = middle
    else most = middle - 1
  }
  return { href: hrefWith(url, carried), carried }
}

const hrefWith = (url: MapUrlParams, count: number) =>
  mapHref({ ...url, selected: url.selected.slice(0, count) })
