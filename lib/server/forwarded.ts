import ipaddr from 'ipaddr.js'

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface RequestOrigin {
  visitor: string
  proto?: 'http' | 'https'
  host?: string
  /** True if a trusted proxy sent no valid IP address. `visitor` is then the address of that proxy. */
  isUnnamed?: true
  /**
   * True if a client that is no trusted proxy sent a proxy's headers. The visitor may then be on another
   * computer.
   */
  isRelayed?: true
}

/**
 * Only a trusted proxy can declare the visitor, protocol and host. For any other client, the visitor is the
 * socket's IP address.
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
  // Each proxy appends an entry, so the first entry describes the visitor's own connection.
  const proto = entriesOf(headers['x-forwarded-proto']).find((entry) => entry === 'http' || entry === 'https')
  const [host = ''] = entriesOf(headers['x-forwarded-host'])
  return { visitor, ...(proto ? { proto } : {}), ...(isHost(host) ? { host } : {}), ...unnamed }
}

export function siteOrigin(headers: Headers, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin
  const named = headers.get('host') ?? ''
  const host = isHost(named) ? named : 'localhost'
  const local = /^(localhost|127\.|\[::1\])/.test(host)
  // `scripts/start.mjs` removes this header unless a trusted proxy sent it.
  const proto = headers.get('x-forwarded-proto')
  return `${proto === 'http' || proto === 'https' ? proto : local ? 'http' : 'https'}://${host}`
}

/** Accepts only a name or an IP address with an optional port, because links contain the text. */
const isHost = (text: string): boolean =>
  /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`)

/**
 * Returns the last address of the list that is no trusted proxy, because a client can forge every entry
 * before this address.
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

/** Some gateways add a port: `203.0.113.5:4711`, `[2001:db8::1]:443`. */
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
