/**
 * With a public URL, only that origin is accepted, because a DNS name that was rebound to this server also
 * appears in Host.
 */
export function isOwnOrigin(headers: Headers, publicUrl?: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin
  return new URL(origin).host === headers.get('host')
}
