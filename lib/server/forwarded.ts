import ipaddr from 'ipaddr.js'

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface RequestOrigin {
  visitor: string
  proto?: 'http' | 'https'
  host?: string
  /** True if the trusted proxy sent no IP address, so that the proxy itself counts as the visitor. */
  isUnnamed?: true
  /** True if an untrusted proxy relayed the request, so that the visitor may be on another computer. */
  isRelayed?: true
}

/**
 * Only trusted proxies may name the visitor. For any other client the socket's IP address counts, and
 * forwarded headers are ignored.
 */
export function readForwarded(
  socketAddress: string,
  headers: RequestHeaders,
  trusted: readonly string[],
): RequestOrigin {
  const isTrusted = matcherOf(trusted)
  const { visitor, isUnnamed } = visitorAmong(socketAddress, entriesOf(headers['x-forwarded-for']), isTrusted)
  if (!isTrusted(normal(socketAddress))) return { visitor, ...(isRelayed(headers) && { isRelayed: true }) }
  const unnamed = isUnnamed ? { isUnnamed: true as const } : {}
  // A chain of proxies writes a list. Its first entry is nearest to the visitor.
  const proto = entriesOf(headers['x-forwarded-proto']).find((entry) => entry === 'http' || entry === 'https')
  const [host = ''] = entriesOf(headers['x-forwarded-host'])
  return { visitor, ...(proto ? { proto } : {}), ...(isHost(host) ? { host } : {}), ...unnamed }
}

export function siteOrigin(headers: Headers, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin
  const named = headers.get('host') ?? ''
  const host = isHost(named) ? named : 'localhost'
  const local = /^(localhost|127\.|\[::1\])/.test(host)
  // Our own server removes this header unless a trusted proxy wrote it.
  const proto = headers.get('x-forwarded-proto')
  return `${proto === 'http' || proto === 'https' ? proto : local ? 'http' : 'https'}://${host}`
}

/** Accepts only a name or an IP address with an optional port, because the text goes into links. */
const isHost = (text: string): boolean =>
  /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`)

/**
 * Reads the list from the end and stops at the first untrusted address, because the visitor could have written
 * every entry to the left of it.
 */
function visitorAmong(
  socketAddress: string,
  hops: string[],
  isTrusted: (address: string) => boolean,
): { visitor: string; isUnnamed: boolean } {
  const socket = normal(socketAddress)
  let visitor = socket
  while (isTrusted(visitor)) {
    const hop = withoutPort(hops.pop() ?? '')
    if (!ipaddr.isValid(hop)) return { visitor, isUnnamed: hop !== '' || visitor === socket }
    visitor = normal(hop)
  }
  return { visitor, isUnnamed: false }
}

const isRelayed = (headers: RequestHeaders): boolean =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name])

/** Some gateways write `203.0.113.5:4711` and `[2001:db8::1]:443`. */
const withoutPort = (hop: string): string =>
  /^\[([\da-f:.]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(hop)?.[1] ?? hop

const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())

const normal = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown')

function matcherOf(trusted: readonly string[]): (address: string) => boolean {
  const ranges = trusted.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`),
  )
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.parse(address)
    return ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))
  }
}
