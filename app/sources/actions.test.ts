import { describe, expect, it } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { applyFault } from './actions'

const site = shareSite()
const host = 'epqs.nationalmap.gov'

interface Further {
  path?: string
  headers?: Record<string, string>
}

async function apply(visitor: string, fault: string, { path = '', headers }: Further = {}): Promise<string> {
  giveHeaders({ 'x-openplat-visitor': visitor, ...headers })
  const form = new FormData()
  for (const [name, value] of Object.entries({ host, path, fault })) form.set(name, value)
  return applyFault(form).then(
    () => 'nothing',
    (error) => String(error.digest),
  )
}

describe('simulated failures', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    "the server's own computer, %s, can set and clear a failure",
    async (own) => {
      expect(await apply(own, 'down')).toContain('NEXT_REDIRECT')
      expect(site().faults?.of(host)).toBe('down')
      expect(await apply(own, '')).toContain('NEXT_REDIRECT')
      expect(site().faults?.of(host)).toBeUndefined()
    },
  )

  it('a failure affects one layer of a host and not the others', async () => {
    const path = '/arcgis/rest/services/Parcels/MapServer/0'
    expect(await apply('127.0.0.1', 'gone', { path })).toContain('NEXT_REDIRECT')
    expect(site().faults?.of(`${host}${path}`)).toBe('gone')
    expect(site().faults?.of(host)).toBeUndefined()
    expect(await apply('127.0.0.1', '', { path })).toContain('NEXT_REDIRECT')
    expect(site().faults?.of(`${host}${path}`)).toBeUndefined()
  })

  it('an invalid path is rejected', async () => {
    expect(await apply('127.0.0.1', 'gone', { path: 'nowhere' })).toContain('404')
    expect(await apply('127.0.0.1', 'gone', { path: '/a b?c' })).toContain('404')
  })

  it.each(['192.0.2.1', '2001:db8::1', '10.0.0.7', 'unknown'])(
    'the visitor %s cannot set a failure',
    async (visitor) => {
      expect(await apply(visitor, 'down')).toContain('404')
      expect(site().faults?.of(host)).toBeUndefined()
    },
  )

  it('a client behind a local proxy cannot set a failure', async () => {
    expect(await apply('127.0.0.1', 'down', { headers: { 'x-openplat-relayed': '1' } })).toContain('404')
    expect(site().faults?.of(host)).toBeUndefined()
  })

  it('a server with real sources refuses to set a simulated failure', async () => {
    const before = shared[appKey]
    const live = await createSite({ environment: { UPSTREAM: 'live', LOG_LEVEL: 'silent' } })
    shared[appKey] = Promise.resolve(live)
    expect(await apply('127.0.0.1', 'down')).toContain('404')
    if (before) shared[appKey] = before
    await live.close()
  })
})
