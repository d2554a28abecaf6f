/**
 * Whether a request comes from no page at all, or from a page of this site. Where the site's address is
 * configured, only that counts: a name that was rebound to this server names itself in Host too.
 */
export function isOwnOrigin(headers: Headers, publicUrl?: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  if (publicUrl) return new URL(origin).origin === new URL(publicUrl).origin
  return new URL(origin).host === headers.get('host')
}
