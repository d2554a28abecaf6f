import type { Outcome } from '../panels/outcome'

export const caveatsOf = (outcome: Outcome<unknown>): readonly string[] => {
  if (!('data' in outcome)) return []
  const { caveats = [] } = outcome.data as { caveats?: readonly string[] }
  return caveats
}

/** What limits both records is said once; what limits one of them, at that one. */
export function shareCaveats(a: Outcome<unknown>, b: Outcome<unknown>) {
  const [inA, inB] = [caveatsOf(a), caveatsOf(b)]
  return {
    both: inA.filter((caveat) => inB.includes(caveat)),
    a: inA.filter((caveat) => !inB.includes(caveat)),
    b: inB.filter((caveat) => !inA.includes(caveat)),
  }
}
