import 'server-only'
import { headers } from 'next/headers'

interface ThisPage {
  start: string
  here: string
  isPlain: boolean
  plainHref: string
}

const ORIGIN = 'http://page'

/** Reads the page's address from a header that our proxy sets, because Next does not pass it to pages. */
export async function thisPage(): Promise<ThisPage> {
  const href = (await headers()).get('x-openplat-page') ?? '/'
  const url = new URL(href, ORIGIN)
  const isPlain = url.searchParams.get('plain') === '1'
  const start = url.pathname
  // Puts `plain` first, because our proxy truncates long addresses. Without this parameter the redirect would
  // repeat forever.
  const rest = [...url.searchParams].filter(([name]) => name !== 'plain')
  const plain = new URLSearchParams([['plain', '1'], ...rest])
  return { start, here: `${url.pathname}${url.search}`, isPlain, plainHref: `${start}?${plain}` }
}
