import { type LookupAddress, lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'

/**
 * `ipaddr.js` treats these ranges as public: IPv4-compatible IPv6 addresses, and the dummy prefix of RFC
 * 9780.
 */
const unroutable = ['::/96', '100:0:0:1::/64'].map((range) => ipaddr.IPv6.parseCIDR(range))

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  const isListed = parsed instanceof ipaddr.IPv6 && unroutable.some((range) => parsed.match(range))
  return !isListed && parsed.range() === 'unicast'
}

type Resolver = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Checks every resolved IP address, refuses literal IP addresses (which are never resolved), and checks the
 * opened socket once more.
 */
export function connectOnlyToPublicAddresses(resolver: Resolver = resolve): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, options, done) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const refused = addresses.find(({ address }) => !isPublicAddress(address))
      const first = addresses[0]
      if (refused || !first) return done(refusal(hostname), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
  const connect = buildConnector({ lookup: guardedLookup, timeout: 10_000 })
  return (options, callback) => {
    if (ipaddr.isValid(options.hostname.replace(/^\[|\]$/g, '')))
      return callback(refusal(options.hostname), null)
    return connect(options, (error, socket) => {
      if (error) return callback(error, null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      return callback(refusal(options.hostname), null)
    })
  }
}

const refusal = (hostname: string) => new Error(`${hostname} does not lead to a public address`)
