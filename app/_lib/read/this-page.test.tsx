import { expect, it, vi } from 'vitest'
import { thisPage } from './this-page'

const given = vi.hoisted(() => ({ page: '' }))

vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-openplat-page': given.page }) }))

async function open(page: string) {
  given.page = page
  return thisPage()
}

it('leads to itself in one piece, with its question', async () => {
  const { start, isPlain, plainHref } = await open('/land?q=T2N+R3E&state=ID')
  expect({ start, isPlain, plainHref }).toEqual({
    start: '/land',
    isPlain: false,
    plainHref: '/land?plain=1&q=T2N+R3E&state=ID',
  })
  expect(await open(plainHref)).toMatchObject({ isPlain: true, plainHref })
})

it('is never led to itself again, even where the end of a long address was cut off', async () => {
  const { plainHref } = await open(`/land?q=${'x'.repeat(5_000)}`)
  expect(await open(plainHref.slice(0, 100))).toMatchObject({ isPlain: true })
})
