import { expect, it } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { thisPage } from './this-page'

async function open(page: string) {
  giveHeaders({ 'x-openplat-page': page })
  return thisPage()
}

it('the link with plain=1 contains all parameters of the page', async () => {
  const { start, isPlain, plainHref } = await open('/land?q=T2N+R3E&state=ID')
  expect({ start, isPlain, plainHref }).toEqual({
    start: '/land',
    isPlain: false,
    plainHref: '/land?plain=1&q=T2N+R3E&state=ID',
  })
  expect(await open(plainHref)).toMatchObject({ isPlain: true, plainHref })
})

it('a URL with plain=1 is recognized as plain, even if it was truncated', async () => {
  const { plainHref } = await open(`/land?q=${'x'.repeat(5_000)}`)
  expect(await open(plainHref.slice(0, 100))).toMatchObject({ isPlain: true })
})
