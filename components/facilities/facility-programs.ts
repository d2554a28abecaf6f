import type { Definition } from '../ui/term'
import { facilityLaws, facilityTerms } from './facility-terms'

interface FacilityProgram {
  name: string
  /** "Regulated for air pollution" */
  subject: string
  definition?: Definition
  /** Shown instead of a status if the program publishes none. */
  withoutStatus?: string
}

const reportsOnly = 'This program collects yearly reports; the agency gives no compliance status for it.'

/** Keyed by the codes that the reports use for the laws. */
const programs: Readonly<Record<string, FacilityProgram>> = {
  CAA: { name: 'Air', subject: 'air pollution', definition: facilityLaws.cleanAir },
  CWA: { name: 'Water', subject: 'discharges to water', definition: facilityLaws.cleanWater },
  RCRA: { name: 'Hazardous waste', subject: 'hazardous waste', definition: facilityLaws.hazardousWaste },
  SDWA: {
    name: 'Drinking water',
    subject: 'supplying drinking water',
    definition: facilityLaws.drinkingWater,
  },
  EP313: {
    name: 'Toxics releases',
    subject: 'releases of toxic chemicals',
    definition: facilityLaws.toxicsReleases,
    withoutStatus: reportsOnly,
  },
  TSCA: { name: 'Chemicals', subject: 'making or importing chemicals' },
  FIFRA: { name: 'Pesticides', subject: 'pesticides' },
  CERCLA: {
    name: 'Superfund',
    subject: 'a Superfund site',
    withoutStatus: 'Listed only: this report does not cover the assessment and cleanup of Superfund sites.',
  },
  EPCRA: { name: 'Emergency planning', subject: 'emergency planning' },
}

/** An unknown law keeps its published name. */
export function facilityProgram(statute: string, published: string = statute): FacilityProgram {
  return (
    (Object.hasOwn(programs, statute) ? programs[statute] : undefined) ?? {
      name: published,
      subject: published,
    }
  )
}

export const programAnchor = (statute: string) =>
  `program-${statute.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

export const definitionsFor = (statutes: readonly string[]): Definition[] => [
  ...statutes.flatMap((statute) => facilityProgram(statute).definition ?? []),
  ...Object.values(facilityTerms),
]
