/**
 * True without an Origin header, or for this site's origin. With a configured public URL only that counts,
 * because a DNS name rebound to this server appears in Host too.
 */
export function isOwnOrigin(headers: Headers, publicUrl?: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin
  return new URL(origin).host === headers.get('host')
}
