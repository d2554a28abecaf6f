import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { csv } from '@/lib/export/csv'
import { documentOfTexts } from '@/lib/export/testing/example-document'
import { xlsx } from '@/lib/export/xlsx'
import type { HeavyJob } from '@/lib/heavy-work/heavy-work'
import { asHeavy, serveFile } from './heavy'

const pictures = import.meta.glob<{
  GET: (request: Request, context: { params: Promise<object> }) => Promise<Response>
}>('../../place/preview/route.ts')

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '100' })

const from = (visitor: string, init: RequestInit = {}) =>
  new Request('http://localhost/file', { ...init, headers: { 'x-openplat-visitor': visitor } })

const rows = (count: number) => documentOfTexts(Array.from({ length: count }, (_, row) => `Row ${row}`))

const ask = (request: Request, format = csv as typeof csv | typeof xlsx, count = 1_000) =>
  asHeavy(request, (work) => serveFile(request, work)(format, rows(count)))

describe('large file routes', () => {
  it('serves five of 60 simultaneous requests of one IP address for large files, and refuses the others with a retry time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const answer = await ask(from('192.0.2.1'), csv, 500)
        return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
      }),
    )
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([made.length, refused.length]).toEqual([5, 55])
    for (const { text } of made) expect(text.split('\r\n')).toHaveLength(502)
    for (const { retry, text } of refused) {
      expect(Number(retry)).toBeGreaterThan(0)
      expect(JSON.parse(text)).toMatchObject({
        code: 'rate_limited',
        detail: expect.stringContaining('Try again'),
      })
    }
  })

  it('charges a row of a workbook five times as much as a row of CSV, and a file at most half of the limit', async () => {
    const count = async (visitor: string, format: typeof csv | typeof xlsx, size: number) => {
      for (let files = 0; ; files++) {
        const answer = await ask(from(visitor), format, size)
        await answer.bytes()
        if (answer.status === 429) return files
      }
    }
    expect(await count('192.0.2.2', csv, 500), '10 points of 100').toBe(10)
    expect(await count('192.0.2.3', xlsx, 200), '20 points of 100').toBe(5)
    expect(await count('192.0.2.4', xlsx, 1_000), 'never more than half').toBe(2)
  })
})

describe('slots for large files', () => {
  async function countFree(visitor: string): Promise<number> {
    const { heavy } = site()
    const errands: HeavyJob[] = []
    for (let time = 0; time < 10; time += 1) {
      const next = heavy.begin(visitor, new AbortController().signal)
      if ('end' in next) errands.push(next)
    }
    for (const errand of errands) errand.end()
    return errands.length
  }

  it('a file occupies a slot until it is read or aborted', async () => {
    const response = await ask(from('192.0.2.5'))
    expect(await countFree('192.0.2.5')).toBe(4)
    await response.text()
    expect(await countFree('192.0.2.5')).toBe(5)
    const left = await ask(from('192.0.2.5'))
    expect(await countFree('192.0.2.5')).toBe(4)
    await left.body?.cancel()
    expect(await countFree('192.0.2.5')).toBe(5)
  })

  it('a HEAD request occupies no slot', async () => {
    expect((await ask(from('192.0.2.9', { method: 'HEAD' }))).body).toBeNull()
    expect(await countFree('192.0.2.9')).toBe(5)
  })

  it('a file that cannot be made frees its slot', async () => {
    const failed = await asHeavy(from('192.0.2.6'), () => Promise.reject(new TypeError('a fault')))
    expect(failed.status).toBe(500)
    expect(await failed.json()).toMatchObject({
      code: 'internal',
      reference: expect.stringMatching(/^\w{8}$/),
    })
    expect(await countFree('192.0.2.6')).toBe(5)
  })

  it('a visitor gets at most five preview images at once', async () => {
    const picture = 'http://localhost/place/preview?at=28.5384,-81.3792'
    const headers = { 'x-openplat-visitor': '192.0.2.7' }
    const route = await pictures['../../place/preview/route.ts']?.()
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await route?.GET(new Request(picture, { headers }), { params: Promise.resolve({}) })
        await answer?.bytes()
        return answer?.status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })
})
