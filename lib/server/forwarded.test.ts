import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readForwarded, siteOrigin } from './forwarded'

const proxy = '10.0.0.1'
const trusted = ['10.0.0.0/8']
const from = (headers: Record<string, string>, socket = proxy) => readForwarded(socket, headers, trusted)

const visitor = (socket: string, forwarded: string | undefined, proxies: string[]) =>
  readForwarded(socket, { 'x-forwarded-for': forwarded }, proxies).visitor

describe('visitor address of readForwarded', () => {
  it("returns the socket's IP address, whatever the headers claim", () => {
    expect(visitor('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9')
    expect(visitor('::ffff:203.0.113.9', undefined, [])).toBe('203.0.113.9')
  })

  it('returns the last untrusted address in the header of a trusted proxy', () => {
    expect(visitor('10.0.0.1', '1.1.1.1, 198.51.100.7', ['10.0.0.0/8'])).toBe('198.51.100.7')
    expect(visitor('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', ['10.0.0.0/8'])).toBe('198.51.100.7')
    expect(visitor('10.0.0.1', 'rubbish', ['10.0.0.0/8'])).toBe('10.0.0.1')
    expect(visitor('10.0.0.1', '', ['10.0.0.1'])).toBe('10.0.0.1')
  })
})

describe('readForwarded with an untrusted proxy', () => {
  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    "returns the socket's IP address for a request with %s, and marks the request as relayed",
    (name) => {
      expect(from({ [name]: 'anything' }, '127.0.0.1')).toEqual({ visitor: '127.0.0.1', isRelayed: true })
      expect(from({}, '127.0.0.1')).toEqual({ visitor: '127.0.0.1' })
    },
  )
})

describe('forwarded addresses with a port', () => {
  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['198.51.100.7, 203.0.113.5:4711, 10.0.0.2:80', '203.0.113.5'],
    ['[::ffff:203.0.113.5]:4711', '203.0.113.5'],
  ])('reads the IP address without the port: %s', (forwarded, address) => {
    expect(from({ 'x-forwarded-for': forwarded })).toEqual({ visitor: address })
  })

  it.each(['[203.0.113.5', '203.0.113.5:', '203.0.113.5:x', 'rubbish:80', '203.0.113.5:4711:80'])(
    'rejects the text %s as an IP address',
    (forwarded) => {
      expect(from({ 'x-forwarded-for': forwarded })).toEqual({ visitor: proxy, isUnnamed: true })
    },
  )

  it('marks the visitor as unnamed only if a trusted proxy sends no address', () => {
    expect(from({})).toEqual({ visitor: proxy, isUnnamed: true })
    expect(from({ 'x-forwarded-for': '10.0.0.7' })).toEqual({ visitor: '10.0.0.7' })
    expect(from({}, '203.0.113.9')).toEqual({ visitor: '203.0.113.9' })
  })
})

describe('forwarded scheme and host', () => {
  it('accepts scheme and host only from a trusted proxy', () => {
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'land.example',
    }
    expect(from(claims, '198.51.100.1')).toEqual({ visitor: '198.51.100.1', isRelayed: true })
    expect(from(claims)).toEqual({ visitor: '203.0.113.9', proto: 'https', host: 'land.example' })
  })

  it('reads the first host and scheme in the header of a proxy chain', () => {
    const { proto, host } = from({
      'x-forwarded-proto': 'https,http',
      'x-forwarded-host': 'land.example:8443, inner',
    })
    expect([proto, host]).toEqual(['https', 'land.example:8443'])
  })

  it('rejects another scheme, and a host with extra text', () => {
    expect(from({ 'x-forwarded-proto': 'javascript' }).proto).toBeUndefined()
    for (const host of ['a b', 'x/y', 'user@host', 'host:99999999', '<b>', ''])
      expect(from({ 'x-forwarded-host': host }).host, host).toBeUndefined()
  })

  it('returns a scheme and a host from which siteOrigin builds a valid URL', () => {
    const header = fc.oneof(
      fc.string(),
      fc.constantFrom('https,http', 'javascript', 'a.example', '[::1]:3000', '[:::]'),
    )
    fc.assert(
      fc.property(header, header, header, (ownHost, forwardedHost, forwardedProto) => {
        const { proto, host } = from({
          'x-forwarded-host': forwardedHost,
          'x-forwarded-proto': forwardedProto,
        })
        const headers = new Headers(proto ? { 'x-forwarded-proto': proto } : {})
        if (/^[\x21-\x7e]+$/.test(host ?? ownHost)) headers.set('host', host ?? ownHost)
        const origin = siteOrigin(headers)
        expect(['http:', 'https:']).toContain(new URL(origin).protocol)
      }),
    )
  })
})
