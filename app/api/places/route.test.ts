import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GET } from './route'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '5' })

const ask = (q: string, visitor: string) =>
  GET(
    new Request(`http://localhost/api/places?q=${encodeURIComponent(q)}`, {
      headers: { 'x-openplat-visitor': visitor },
    }),
  )

describe('GET /api/places', () => {
  it('returns the matches of a complete address with a private cache header', async () => {
    const response = await ask('742 Inkwell St, Boise, ID', '192.0.2.1')
    const { data, meta } = await response.json()
    expect(data.matches.length).toBeGreaterThan(1)
    expect(data.matches.length).toBeLessThanOrEqual(5)
    expect(data.matches[0]).toMatchObject({ address: expect.stringContaining('INKWELL'), state: 'ID' })
    expect(meta.publisher).toContain('Census')
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('sends no request for an incomplete address', async () => {
    site().faults?.set('geocoding.geo.census.gov', 'down')
    const half = await ask('742 Inkwell St', '192.0.2.2')
    const whole = await ask('744 Inkwell St, Boise, ID', '192.0.2.2')
    site().faults?.set('geocoding.geo.census.gov', undefined)
    expect([half.status, (await half.json()).data.matches]).toEqual([200, []])
    expect([whole.status, (await whole.json()).code]).toEqual([503, 'upstream_unavailable'])
  })

  it('rejects an empty text and a text of more than 200 characters', async () => {
    expect((await ask('', '192.0.2.3')).status).toBe(400)
    expect((await ask('7'.repeat(201), '192.0.2.3')).status).toBe(400)
  })

  it('rejects too many requests of a visitor', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await ask(`${n} Inkwell`, '192.0.2.4')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})
