import type { Dossier, Outcomes } from '../panels/dossier'

/** A file waits for every panel; each ends by itself, and none ever rejects. */
export async function settleAll(dossier: Dossier): Promise<Outcomes> {
  const [elevation, section, assessment, parcel, facilities, permits, labor] = await Promise.all([
    dossier.elevation,
    dossier.section,
    dossier.assessment,
    dossier.parcel,
    dossier.facilities,
    dossier.permits,
    dossier.labor,
  ])
  return { elevation, section, assessment, parcel, facilities, permits, labor }
}
