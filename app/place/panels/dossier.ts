import type { Read } from '@/app/data'
import type { Place } from '../place'
import { type AssessmentData, readAssessment } from './assessment'
import { type ElevationData, readElevation } from './elevation'
import { type FacilitiesData, readFacilities } from './facilities'
import { type LaborData, readLabor } from './labor'
import type { Outcome, PanelId } from './outcome'
import { type ParcelData, readParcel } from './parcel'
import { type PermitsData, readPermits } from './permits'
import { readSection, type SectionData } from './section'
import { settle } from './settle'

export interface PanelData {
  elevation: ElevationData
  section: SectionData
  assessment: AssessmentData
  parcel: ParcelData
  facilities: FacilitiesData
  permits: PermitsData
  labor: LaborData
}

/** Each panel ends by itself: await them one by one. None ever rejects. */
export type Dossier = { [P in PanelId]: Promise<Outcome<PanelData[P]>> }
export type Outcomes = { [P in PanelId]: Outcome<PanelData[P]> }

export function readDossier(place: Place, read: Read, asked: { series: boolean }): Dossier {
  return {
    elevation: settle(() => readElevation(place, read)),
    section: settle(() => readSection(place, read)),
    assessment: settle(() => readAssessment(place, read)),
    parcel: settle(() => readParcel(place, read)),
    facilities: settle(() => readFacilities(place, read)),
    permits: settle(() => readPermits(place, read)),
    labor: settle(() => readLabor(place, read, asked)),
  }
}
