import { createHash } from 'node:crypto'
import type { SignInLock } from '../connector/engine/engine'
import type { RateLimitKind, RateLimits } from './limits'

/**
 * An attempt is counted before it is sent, so that parallel guesses cannot exceed the limit. The count is
 * taken back unless the vendor refuses the credentials. Attempts beyond the limit wait until a running
 * attempt has ended.
 */
export function createRefusals(
  limits: Pick<RateLimits, 'hold' | 'giveBack'>,
  report: (outcome: 'refused' | 'locked', visitor: string) => void = () => {},
): SignInLock {
  const underWay = new Map<string, Set<Promise<void>>>()

  async function holdAll(counted: readonly [RateLimitKind, string][]): Promise<number | undefined> {
    for (const [index, [kind, key]] of counted.entries()) {
      const wait = await limits.hold(kind, key)
      if (wait === undefined) continue
      for (const charge of counted.slice(0, index)) await limits.giveBack(...charge)
      return wait
    }
    return undefined
  }

  function enter(own: string): () => void {
    const all = underWay.get(own) ?? new Set()
    let resolve = () => {}
    const attempt = new Promise<void>((done) => {
      resolve = done
    })
    underWay.set(own, all.add(attempt))
    return () => {
      all.delete(attempt)
      if (all.size === 0) underWay.delete(own)
      resolve()
    }
  }

  return {
    async begin(visitor, user) {
      const name = hashOf(user)
      const own = `${name} ${visitor}`
      const counted: [RateLimitKind, string][] = [
        ['refusals', own],
        ['allRefusals', name],
        ['allRefusals', visitor],
      ]
      for (;;) {
        const leave = enter(own)
        const wait = await holdAll(counted)
        if (wait === undefined) {
          return async (isRefused) => {
            try {
              if (isRefused) report('refused', visitor)
              if (!isRefused) for (const charge of counted) await limits.giveBack(...charge)
            } finally {
              leave()
            }
          }
        }
        leave()
        const others = underWay.get(own)
        if (!others) {
          report('locked', visitor)
          return wait
        }
        await Promise.race(others)
      }
    },
  }
}

/** The user name is hashed, so that neither this process nor Redis stores it. */
const hashOf = (user: string) => createHash('sha256').update(user).digest('base64url')
