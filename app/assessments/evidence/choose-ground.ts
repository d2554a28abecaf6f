import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import type { CheckedAppealGround, CheckedAppealGuidance } from '../checked-guidance'
import { type AssessmentsUrlParams, groundKinds } from '../url'

type Law = Pick<CheckedAppealGuidance, 'grounds' | 'otherAssessments'> | undefined

export type AppealGroundRole =
  /**
   * `own`: the rules of the place name this ground. `proof`: the rules name another ground, and this ground
   * helps to prove it.
   */
  { standing: 'own' | 'proof'; ground: CheckedAppealGround; order: number } | { standing: 'unconfirmed' }

export type AppealGroundChoice =
  | { state: 'open'; missing: readonly AppealGroundKind[] }
  | { state: 'none' }
  | { state: 'unranked'; kinds: readonly AppealGroundKind[] }
  | {
      state: 'chosen'
      kind: AppealGroundKind
      reasons: readonly AppealGroundKind[]
      isPreferred: boolean
    }

export const offeredKinds = (law: Law): readonly AppealGroundKind[] =>
  groundKinds.filter((kind) => kind !== 'equity' || law?.otherAssessments?.rule !== 'barred')

/** Returns `market` instead of `equity` where similar assessments never suffice alone. */
export const leadingKind = (law: Law, kind: AppealGroundKind): AppealGroundKind =>
  kind === 'equity' && law?.otherAssessments?.rule === 'beside' ? 'market' : kind

export function standingOf(law: Law, kind: AppealGroundKind): AppealGroundRole {
  const grounds = law?.grounds ?? []
  const own = grounds.findIndex((ground) => ground.kind === kind)
  const index = own >= 0 ? own : grounds.findIndex(({ provenBy }) => provenBy?.includes(kind))
  const ground = grounds[index]
  if (!ground) return { standing: 'unconfirmed' }
  return own >= 0
    ? { standing: 'own', ground, order: index }
    : { standing: 'proof', ground, order: index + 0.5 }
}

export function chooseGround(law: Law, url: AssessmentsUrlParams): AppealGroundChoice {
  const offered = offeredKinds(law)
  const claims = offered.filter((kind) => url[kind] === 'yes')
  const reasons = [...new Set(claims.map((kind) => leadingKind(law, kind)))]
  if (url.ground && offered.includes(url.ground))
    return { state: 'chosen', kind: leadingKind(law, url.ground), reasons, isPreferred: true }
  const [kind] = reasons.toSorted((a, b) => orderOf(law, a) - orderOf(law, b))
  if (kind)
    return law?.grounds.length
      ? { state: 'chosen', kind, reasons, isPreferred: false }
      : { state: 'unranked', kinds: claims }
  const missing = offered.filter((each) => url[each] === undefined)
  return missing.length > 0 ? { state: 'open', missing } : { state: 'none' }
}

function orderOf(law: Law, kind: AppealGroundKind): number {
  const standing = standingOf(law, kind)
  return standing.standing === 'unconfirmed' ? Number.MAX_SAFE_INTEGER : standing.order
}

export function fieldKinds(law: Law, choice: AppealGroundChoice): readonly AppealGroundKind[] {
  if (choice.state === 'chosen')
    return choice.kind === 'market' && law?.otherAssessments?.rule === 'beside'
      ? ['market', 'equity']
      : [choice.kind]
  if (choice.state !== 'unranked') return []
  // No confirmed rule prefers one kind of comparison, so both kinds are offered.
  const compares = choice.kinds.some((kind) => kind === 'equity' || kind === 'market')
  return offeredKinds(law).filter(
    (kind) => choice.kinds.includes(kind) || (compares && (kind === 'equity' || kind === 'market')),
  )
}
