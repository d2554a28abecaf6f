/**
 * Returns true for a request without an Origin header. If there is a public URL, compares with its origin
 * instead of Host, because Host may contain a DNS name that was rebound to this server.
 */
export function isOwnOrigin(headers: Headers, publicUrl?: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin
  return new URL(origin).host === headers.get('host')
}
