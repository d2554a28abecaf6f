import 'server-only'
import { cookies } from 'next/headers'
import { isOwnOrigin } from '@/lib/connector/http/origin'

const NAME = 'made'
const TEN_MINUTES = 600

/** Only whoever made a link is shown how to remove it, and only on its page. */
export const madeCookie = (id: string, removalKey: string, isSecure: boolean): string =>
  [
    `${NAME}=${encodeURIComponent(removalKey)}`,
    `Path=/s/${id}`,
    `Max-Age=${TEN_MINUTES}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export const readMadeKey = async (): Promise<string | undefined> => (await cookies()).get(NAME)?.value

/** A form of this site: browsers say so in two ways, and neither may say otherwise. */
export function comesFromHere(headers: Headers, publicUrl?: string): boolean {
  const site = headers.get('sec-fetch-site')
  return (site === null || site === 'same-origin') && isOwnOrigin(headers, publicUrl)
}
