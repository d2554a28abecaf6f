import { getApp } from '@/app/_lib/site/app'

const DAY_MS = 24 * 60 * 60 * 1000
const GOOD_FOR_DAYS = 180

/**
 * Contact for security reports (RFC 9116). `next.config.ts` maps `/.well-known/security.txt` to this route.
 */
export async function GET(): Promise<Response> {
  const { CONTACT_EMAIL: email, PUBLIC_URL: site } = (await getApp()).config
  if (!email) return new Response('This site names no contact.\n', { status: 404 })
  // The expiry is counted from the start of the day, so that the file is the same all day and caches can hold
  // it.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const origin = site?.replace(/\/$/, '')
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    ...(origin ? [`Contact: ${origin}/contact`] : []),
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
