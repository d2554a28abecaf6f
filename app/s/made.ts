import 'server-only'
import { cookies } from 'next/headers'

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
