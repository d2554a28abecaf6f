import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/**
 * A site, such as a household, an office or a free tunnel, has a /48 of IPv6 addresses. It counts as at most
 * this many visitors.
 */
export const SITE_VISITORS = 8

/** Treats an IPv6 /64 as one visitor, because a visitor can use all of its addresses. */
export const networkOf = (visitor: string): string => prefixOf(visitor, 64) ?? visitor

export const isLoopback = (network: string): boolean =>
  network.startsWith('127.') || network === networkOf('::1')

const MOST_REMEMBERED = 10_000
const sites = new LRUCache<string, string>({ max: MOST_REMEMBERED })

export function siteOf(network: string): string | undefined {
  if (!network.endsWith('/64')) return undefined
  const cached = sites.get(network)
  if (cached) return cached
  const site = prefixOf(network.slice(0, -3), 48)
  if (site) sites.set(network, site)
  return site
}

/** For privacy, logs contain only the /24 of an IPv4 address, or the /48 of an IPv6 address. */
export function loggedNetworkOf(visitor: string): string {
  const network = visitor.replace(/\/64$/, '')
  if (!ipaddr.isValid(network)) return 'unknown'
  const site = prefixOf(network, 48) ?? ''
  return site.endsWith('/48') ? site : site.replace(/\.\d+$/, '.0/24')
}

function prefixOf(text: string, bits: 48 | 64): string | undefined {
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const prefix = address.toByteArray().slice(0, bits / 8)
  return `${ipaddr.fromByteArray([...prefix, ...Array(16 - prefix.length).fill(0)])}/${bits}`
}
