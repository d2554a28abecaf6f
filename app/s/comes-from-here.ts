import { isOwnOrigin } from '@/lib/connector/origin'

/** A form of this site: browsers say so in two ways, and neither may say otherwise. */
export function comesFromHere(headers: Headers, publicUrl?: string): boolean {
  const site = headers.get('sec-fetch-site')
  return (site === null || site === 'same-origin') && isOwnOrigin(headers, publicUrl)
}
