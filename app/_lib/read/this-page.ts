import 'server-only'
import { headers } from 'next/headers'
import { localHref } from '@/lib/language/local-href'

interface ThisPage {
  start: string
  here: string
  isPlain: boolean
  plainHref: string
}

const ORIGIN = 'http://page'

/**
 * Reads the URL of the page from a header that `proxy.ts` sets, because Next does not pass the URL to pages.
 */
export async function thisPage(): Promise<ThisPage> {
  const href = (await headers()).get('x-openplat-page') ?? '/'
  const url = new URL(href, ORIGIN)
  const isPlain = url.searchParams.get('plain') === '1'
  const start = url.pathname
  // `plain` comes first, because `proxy.ts` truncates long URLs. A page without `plain` would redirect again,
  // forever.
  const rest = [...url.searchParams].filter(([name]) => name !== 'plain')
  const plain = new URLSearchParams([['plain', '1'], ...rest])
  return {
    start: localHref(start),
    here: localHref(`${start}${url.search}`),
    isPlain,
    plainHref: localHref(`${start}?${plain}`),
  }
}
