import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'

interface FacilityProgram {
  name: string
  subject: string
  law: string
  lawNote?: string
  withoutStatus?: string
}

const { reportsOnly, listedOnly } = defineSentences('facility.programs', {
  reportsOnly: 'This program collects yearly reports; the agency gives no compliance status for it.',
  listedOnly: 'Listed only: this report does not cover the assessment and cleanup of Superfund sites.',
})

export const programs = {
  CAA: { name: 'Air', subject: 'air pollution', law: 'Clean Air Act' },
  CWA: { name: 'Water', subject: 'discharges to water', law: 'Clean Water Act' },
  RCRA: {
    name: 'Hazardous waste',
    subject: 'hazardous waste',
    law: 'Resource Conservation and Recovery Act',
    lawNote: 'hazardous waste',
  },
  SDWA: { name: 'Drinking water', subject: 'supplying drinking water', law: 'Safe Drinking Water Act' },
  EP313: {
    name: 'Toxics releases',
    subject: 'releases of toxic chemicals',
    law: 'Toxics Release Inventory',
    lawNote: 'EPCRA section 313',
    withoutStatus: reportsOnly,
  },
  TSCA: {
    name: 'Chemicals',
    subject: 'making or importing chemicals',
    law: 'Toxic Substances Control Act',
  },
  FIFRA: {
    name: 'Pesticides',
    subject: 'pesticides',
    law: 'Federal Insecticide, Fungicide, and Rodenticide Act',
  },
  CERCLA: {
    name: 'Superfund',
    subject: 'a Superfund site',
    law: 'Superfund',
    lawNote: 'CERCLA',
    withoutStatus: listedOnly,
  },
  EPCRA: {
    name: 'Emergency planning',
    subject: 'emergency planning',
    law: 'Emergency Planning and Community Right-to-Know Act',
  },
} as const satisfies Readonly<Record<string, FacilityProgram>>

const codes = Object.keys(programs)

export function facilityProgram(code: string, published: string = code): FacilityProgram {
  const byCode: Readonly<Record<string, FacilityProgram>> = programs
  const program = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  return program ?? { name: published, subject: published, law: published }
}

export function nameLaw(code: string): string {
  const { law, lawNote } = facilityProgram(code)
  return lawNote ? `${law} (${lawNote})` : law
}

export function sortPrograms(unsorted: Iterable<string>): string[] {
  const rank = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length)
  return [...new Set(unsorted)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

export const programNames = {
  air: programs.CAA.name,
  water: 'Water discharge',
  hazardousWaste: programs.RCRA.name,
  drinkingWater: programs.SDWA.name,
  toxicsRelease: programs.EP313.name,
} as const
type ListedProgram = keyof typeof programNames

export const namePrograms = (flags: Readonly<Partial<Record<ListedProgram, boolean | null>>>): string =>
  Object.entries(programNames)
    .flatMap(([program, name]) => (flags[program as ListedProgram] ? [translate(name)] : []))
    .join(', ')
