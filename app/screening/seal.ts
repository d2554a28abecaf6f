import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'

const session = z.strictObject({
  /** Tells one sign-in from another: a seal can be rewritten without breaking it, in bits that mean nothing. */
  id: z.string().min(1),
  user: z.string().min(1),
  secret: z.string(),
  /** When it ends, in milliseconds. */
  until: z.int(),
})

export type Session = z.output<typeof session>

export const SESSION_SECONDS = 30 * 60

/** Encrypted and signed: readable by this server alone, and by nobody after its time. */
export function sealSession(given: Session, keys: readonly [string, ...string[]]): Promise<string> {
  return sealData(given, { password: keys[0], ttl: SESSION_SECONDS })
}

/** Undefined for whatever is forged, foreign, broken or over. */
export async function openSeal(
  seal: string,
  keys: readonly string[],
  now: number,
): Promise<Session | undefined> {
  for (const password of keys) {
    const read = session.safeParse(await unseal(seal, password))
    if (read.success) return read.data.until > now ? read.data : undefined
  }
  return undefined
}

/** The library gives an empty session for most that it cannot open, and throws for the rest. */
const unseal = (seal: string, password: string): Promise<unknown> =>
  unsealData(seal, { password, ttl: SESSION_SECONDS }).catch(() => undefined)
