import 'server-only'
import { headers } from 'next/headers'

interface ThisPage {
  /** The page of which this is the answer: the same address without its question. */
  start: string
  /** With its question. */
  here: string
  /** In one piece, for browsers that run no script. */
  isPlain: boolean
  plainHref: string
}

const ORIGIN = 'http://page'

/** A page is not told its own address; our proxy passes it on. */
export async function thisPage(): Promise<ThisPage> {
  const href = (await headers()).get('x-openplat-page') ?? '/'
  const url = new URL(href, ORIGIN)
  const isPlain = url.searchParams.get('plain') === '1'
  const start = url.pathname
  // First, for what is longer than our proxy passes on loses its end, and would lead here again and again.
  const rest = [...url.searchParams].filter(([name]) => name !== 'plain')
  const plain = new URLSearchParams([['plain', '1'], ...rest])
  return { start, here: `${url.pathname}${url.search}`, isPlain, plainHref: `${start}?${plain}` }
}
