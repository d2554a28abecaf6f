import { read } from '@/app/data'
import type { Problem } from '@/lib/connector/errors'
import { settleAll } from '../export/settle-all'
import { type Outcomes, readDossier } from '../panels/dossier'
import { namePlace } from '../say-place'
import { type Understood, understandPlace } from '../understand'
import type { CompareUrl, SideId } from './url'

export type Both =
  | { kind: 'problem'; problem: Problem }
  | { kind: 'undecided'; side: SideId }
  | {
      kind: 'both'
      outcomes: Record<SideId, Outcomes>
      names: Record<SideId, string>
      points: Record<SideId, { latitude: number; longitude: number }>
    }

/** Every panel of both places, for a file; or which of the two is in the way. */
export async function readBoth(url: CompareUrl): Promise<Both> {
  const [a, b] = await Promise.all([understandPlace(url.a, read), understandPlace(url.b, read)])
  if (a.kind !== 'place') return refuse('a', a)
  if (b.kind !== 'place') return refuse('b', b)
  const asked = { series: url.series ?? false }
  const [inA, inB] = await Promise.all([
    settleAll(readDossier(a.place, read, asked)),
    settleAll(readDossier(b.place, read, asked)),
  ])
  return {
    kind: 'both',
    outcomes: { a: inA, b: inB },
    names: { a: namePlace(a.place, a.said), b: namePlace(b.place, b.said) },
    points: { a: a.place.point, b: b.place.point },
  }
}

const refuse = (side: SideId, understood: Understood): Both =>
  understood.kind === 'problem'
    ? { kind: 'problem', problem: understood.problem }
    : { kind: 'undecided', side }
