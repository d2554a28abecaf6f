import { soon } from '@/app/_lib/read/patience'
import type { DossierPage, PendingPanel } from './panels/dossier'

/** Who covers a place is mostly known at once: what is not published takes no room then. What turns out later keeps its row. */
export async function splitAbsent(
  dossier: readonly PendingPanel[],
): Promise<Pick<DossierPage, 'dossier' | 'absent'>> {
  const known = await Promise.all(dossier.map(async (each) => ({ each, early: await soon(each.later) })))
  return {
    dossier: known.flatMap(({ each, early }) => (early?.value.ending === 'not-covered' ? [] : [each])),
    absent: known.flatMap(({ each: { panel }, early }) => {
      const outcome = early?.value
      return outcome?.ending === 'not-covered' ? [{ panel, outcome }] : []
    }),
  }
}
