import 'server-only'
import { headers } from 'next/headers'

/** What a script of this page must carry, or the browser does not run it. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}
