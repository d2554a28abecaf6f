import { defineTexts } from '@/lib/language/define-texts'
import { programs } from '@/lib/records/facility/programs'
import type { TermDefinition } from '../ui/term'

const laws = defineTexts('facilities.laws', {
  CAA: {
    term: programs.CAA.law,
    meaning:
      'The federal law on air pollution. Sources above a size need a permit that limits what they may emit.',
  },
  CWA: {
    term: programs.CWA.law,
    meaning:
      'The federal law on rivers, lakes and coasts. Whoever discharges into them through a pipe or ditch needs a permit.',
  },
  RCRA: {
    term: `${programs.RCRA.law} (RCRA)`,
    meaning:
      'The federal law on waste. Whoever makes, moves, stores or treats hazardous waste is on record; many are small shops that make a little of it.',
  },
  SDWA: {
    term: programs.SDWA.law,
    meaning:
      'The federal law on public water systems. A system here is a supplier of water, which can be a town, a school or a camp site.',
  },
  EP313: {
    term: programs.EP313.law,
    meaning:
      'Yearly reports of larger plants: how many pounds of listed chemicals they released or sent away. A release in it is reported, not in itself a violation.',
  },
})

export const defineLaw = (code: string): TermDefinition | undefined =>
  Object.hasOwn(laws, code) ? laws[code as keyof typeof laws] : undefined

export const facilityTerms = defineTexts('facilities.terms', {
  permit: {
    term: 'Permit',
    meaning:
      'A license or a record of one program, with its own number. One place can hold several, and some numbers only register that the place exists.',
  },
  quarter: {
    term: 'Quarter',
    meaning:
      'Three months. The agency gives about three years of them, oldest first. A partial quarter was not over when the data were extracted.',
  },
  violation: {
    term: 'Violation',
    meaning:
      'A breach of a permit or rule as recorded by the agency. It can be a late report as well as a discharge, can rest on what the place itself reported, and can be contested.',
  },
  significant: {
    term: 'Significant violation',
    meaning:
      'The class each program puts its gravest violations in: high priority (air), significant noncompliance (water, waste), serious violator (drinking water). It ranks enforcement; it does not measure harm.',
  },
  undetermined: {
    term: 'Undetermined',
    meaning: 'The agency has not settled the quarter, often because reports for it were not yet due.',
  },
  inspection: {
    term: 'Inspection',
    meaning:
      'A visit, a test or a review of reports by an agency. Desk reviews are listed among the visits; the kind says which it was.',
  },
  informalAction: {
    term: 'Informal action',
    meaning:
      'A notice or warning that tells the place of a problem and asks for a remedy. It orders nothing.',
  },
  formalAction: {
    term: 'Formal action',
    meaning:
      'An order or a court case that binds the place, with or without a penalty. It can settle a dispute without an admission of a violation.',
  },
  extractDate: {
    term: 'Extract date',
    meaning:
      'The day the agency copied this program’s data from the system that keeps them. What was entered later is not here yet.',
  },
  registryId: {
    term: 'Registry id',
    meaning:
      'The number that EPA’s Facility Registry Service gives one place across programs: 12 digits that begin with 110.',
  },
  industry: {
    term: 'Industry code',
    meaning:
      'The business that the place reported to a program. NAICS is the classification in use today, SIC the one before it.',
  },
  major: {
    term: 'Major and minor',
    meaning:
      'Each program’s own line between large and small sources. Minor ones are inspected less often, and some states report little about them.',
  },
})

export const definitionsFor = (codes: readonly string[]): TermDefinition[] => [
  ...codes.flatMap((code) => defineLaw(code) ?? []),
  ...Object.values(facilityTerms),
]
