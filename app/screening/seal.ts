import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'

const session = z.strictObject({
  /** The seal cannot serve as the id, because several base64 texts decode to the same seal. */
  id: z.string().min(1),
  user: z.string().min(1),
  secret: z.string(),
  until: z.int(),
})

export type ScreeningSession = z.output<typeof session>

export const SESSION_SECONDS = 30 * 60

export function sealSession(
  content: ScreeningSession,
  keys: readonly [string, ...string[]],
): Promise<string> {
  return sealData(content, { password: keys[0], ttl: SESSION_SECONDS })
}

export async function openSeal(
  seal: string,
  keys: readonly string[],
  now: number,
): Promise<ScreeningSession | undefined> {
  for (const password of keys) {
    const parsed = session.safeParse(await unseal(seal, password))
    if (parsed.success) return parsed.data.until > now ? parsed.data : undefined
  }
  return undefined
}

/**
 * Returns undefined if iron-session throws. For most invalid seals iron-session returns an empty object
 * instead.
 */
const unseal = (seal: string, password: string): Promise<unknown> =>
  unsealData(seal, { password, ttl: SESSION_SECONDS }).catch(() => undefined)
