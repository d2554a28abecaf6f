import 'server-only'
import { headers } from 'next/headers'

/** Returns the nonce of the content security policy; the browser runs only scripts with this nonce. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}
