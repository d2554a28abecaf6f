import ipaddr from 'ipaddr.js'

/**
 * Whose request this is: the socket's address, unless that is a trusted proxy. Then the forwarded list is read
 * from its end, because everything before the first untrusted entry was written by the visitor.
 */
export function visitorAddress(
  socketAddress: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  const isTrusted = matcherOf(trusted)
  let visitor = normal(socketAddress)
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  while (isTrusted(visitor)) {
    const hop = hops.pop()
    if (hop === undefined || !ipaddr.isValid(hop)) return visitor
    visitor = normal(hop)
  }
  return visitor
}

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
