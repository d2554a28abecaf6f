/** Where this site is, as its visitor sees it: configured, or read from the request. */
export function siteOrigin(headers: Headers, publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin
  const host = headers.get('host') ?? 'localhost'
  const local = /^(localhost|127\.|\[::1\])/.test(host)
  return `${headers.get('x-forwarded-proto') ?? (local ? 'http' : 'https')}://${host}`
}
