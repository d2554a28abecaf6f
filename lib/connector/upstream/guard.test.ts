import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { Agent, fetch } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectOnlyToPublicAddresses, isPublicAddress } from './guard'

const server = createServer((_, response) => response.end('reached'))
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const reach = (url: string, addresses: string[]) => {
  const connect = connectOnlyToPublicAddresses((_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )
  return fetch(url, { dispatcher: new Agent({ connect }), signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.text(),
  )
}

describe('connectOnlyToPublicAddresses', () => {
  it('refuses a name that resolves to this machine, alone or beside a public address', async () => {
    await expect(reach(`http://rebound.example:${port}/`, ['127.0.0.1'])).rejects.toThrow()
    await expect(reach(`http://rebound.example:${port}/`, ['93.184.216.34', '127.0.0.1'])).rejects.toThrow()
    await expect(reach(`http://nowhere.example:${port}/`, [])).rejects.toThrow()
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '017700000001'])(
    'refuses the literal IP address %s',
    async (literal) => {
      await expect(reach(`http://${literal}:${port}/`, ['127.0.0.1'])).rejects.toThrow()
    },
  )

  it('refuses every private and special range of IP addresses', () => {
    for (const address of [
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      'fc00::1',
      'fe80::1',
      '::',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      '::7f00:1',
      '100:0:0:1::5',
      'not an address',
    ]) {
      expect(isPublicAddress(address), address).toBe(false)
    }
    expect(isPublicAddress('93.184.216.34')).toBe(true)
    expect(isPublicAddress('2606:2800:220:1::1')).toBe(true)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 24 - 1 }),
        (rest) => !isPublicAddress(`10.${rest >> 16}.${(rest >> 8) & 255}.${rest & 255}`),
      ),
    )
  })
})
