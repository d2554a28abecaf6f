import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('facilities.codes', {
  systems: {
    'ICIS-Air': 'Air permit and compliance record',
    'E-GGRT': 'Greenhouse gas reports',
    EIS: 'Inventory of air emissions',
    RMP: 'Plan against chemical accidents',
    CAMDBS: 'Power plant emissions',
    'ICIS-NPDES': 'Permit to discharge to water',
    ICP: 'Permit to discharge to water',
    RCRAInfo: 'Hazardous waste registration',
    SDWIS: 'Public water system',
    TRIS: 'Toxics release reports',
    ACRES: 'Brownfield assessment or cleanup',
    SEMS: 'Superfund site',
    TSCA: 'Chemical maker or importer',
  },

  airAreas: {
    CAASIP: 'state plan for clean air',
    CAATIP: 'tribal plan for clean air',
    CAAFIP: 'federal plan for clean air',
    CAATVP: 'Title V operating permit (large sources)',
    CAAFESOP: 'state operating permit with federal limits',
    CAANSPS: 'standards for new sources',
    CAANSR: 'review of new sources',
    CAAPSD: 'prevention of deterioration in clean-air areas',
    CAAMACT: 'hazardous air pollutants (large sources)',
    CAAGACT: 'hazardous air pollutants (smaller sources)',
    CAANESH: 'hazardous air pollutants (older standards)',
    CAACFC: 'protection of the ozone layer',
    CAAAR: 'acid rain program',
  },

  inspections: {
    'FCE ON-SITE': 'Full evaluation on site',
    'FCE OFF-SITE': 'Full evaluation at the desk',
    'PCE ON-SITE': 'Partial evaluation on site',
    'PCE OFF-SITE': 'Partial evaluation at the desk',
    'PCE ON-SITE RECORD/REPORT REVIEW': 'Review of records on site',
    'TV ACC RECEIPT/REVIEW': 'Review of the yearly Title V certification',
    'STACK TEST': 'Test of what leaves the stack',
    'COMPLIANCE EVALUATION INSPECTION ON-SITE': 'Full inspection on site',
    'FOCUSED COMPLIANCE INSPECTION': 'Inspection of one subject',
    'NON-FINANCIAL RECORD REVIEW': 'Review of records at the desk',
    'RECONNAISSANCE WITHOUT SAMPLING': 'Short visit without samples',
    SAMPLING: 'Visit with samples taken',
    'SANITARY SURVEY, COMPLETE': 'Full survey of the water system',
  },

  actions: {
    'WRITTEN INFORMAL': 'Written notice',
    'FINAL 3008(A) COMPLIANCE ORDER': 'Final order to comply (hazardous waste law, section 3008(a))',
    'CWA 309G2A AO FOR CLASS I PENALTIES': 'Order with a penalty of the lower class (Clean Water Act)',
    'CWA 309G2B AO FOR CLASS II PENALTIES': 'Order with a penalty of the higher class (Clean Water Act)',
  },

  sizes: {
    LQG: 'Large quantity generator of hazardous waste',
    SQG: 'Small quantity generator of hazardous waste',
    VSQG: 'Very small quantity generator of hazardous waste',
    CESQG: 'Very small quantity generator of hazardous waste',
    TSDF: 'Treats, stores or disposes of hazardous waste',
    TRANSPORTER: 'Moves hazardous waste',
  },

  agencies: {
    STATE: 'the state',
    LOCAL: 'a local agency',
    TRIBAL: 'a tribe',
    EPA: 'EPA',
    'EPA CONTRACTOR': 'a contractor of EPA',
  },
  statuses: {
    active: 'Active',
    inactive: 'Not active',
    operating: 'Operating',
    seasonal: 'Operates in season',
    effective: 'In force',
    'admin continued': 'Past its end date, but continued in force until the agency decides on the renewal',
    expired: 'Past its end date; the agency still counts it as active',
    pending: 'Applied for, not issued yet',
    planned: 'Planned, not built',
    'under construction': 'Being built',
    'temporarily closed': 'Closed for now',
    'permanently closed': 'Closed for good',
    terminated: 'Ended',
    retired: 'No longer used',
    'not needed': 'No longer needed',
  },
  unpublished: 'Not published',
})

type Codes = Readonly<Record<string, string>>

const wordIn = (codes: Codes, key: string) => (Object.hasOwn(codes, key) ? codes[key] : undefined)

const decode = (codes: Codes, published: string) => wordIn(codes, published.trim().toUpperCase())

export const decodeSystem = (system: string): string | undefined => wordIn(texts.systems, system)

export const decodeSize = (universe: string): string => decode(texts.sizes, universe) ?? universe

export const decodeAgency = (agency: string): string => decode(texts.agencies, agency) ?? agency

export interface CodeMeaning {
  plain: string
  published?: string
}

export const decodeInspection = (type: string): CodeMeaning =>
  withPublished(decode(texts.inspections, type), type)
export const decodeAction = (type: string): CodeMeaning => withPublished(decode(texts.actions, type), type)

const withPublished = (plain: string | undefined, published: string): CodeMeaning =>
  plain === undefined ? { plain: published } : { plain, published }

export function decodeAreas(areas: string): string[] {
  return areas.split(/[,;\s]+/).flatMap((code) => (code ? [decode(texts.airAreas, code) ?? code] : []))
}

export type FacilityPermitState = 'active' | 'inactive' | 'unknown'

interface PermitStatus {
  state: FacilityPermitState
  plain: string
}

const stateByWord: Readonly<Record<string, FacilityPermitState>> = {
  active: 'active',
  inactive: 'inactive',
  operating: 'active',
  seasonal: 'active',
  effective: 'active',
  'admin continued': 'active',
  expired: 'active',
  pending: 'inactive',
  planned: 'inactive',
  'under construction': 'inactive',
  'temporarily closed': 'inactive',
  'permanently closed': 'inactive',
  terminated: 'inactive',
  retired: 'inactive',
  'not needed': 'inactive',
}

/** The status of a waste handler ends with letters for the handler's kind, as in "Active (H )". */
export function readPermitStatus(published: string | null): PermitStatus {
  if (!published) return { state: 'unknown', plain: texts.unpublished }
  const word = published
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
  const state = Object.hasOwn(stateByWord, word) ? stateByWord[word] : undefined
  return { state: state ?? 'unknown', plain: wordIn(texts.statuses, word) ?? published }
}

export function joinPermitStates(statuses: readonly (string | null)[]): FacilityPermitState {
  const states = statuses.map((status) => readPermitStatus(status).state)
  if (states.includes('active')) return 'active'
  return states.includes('inactive') ? 'inactive' : 'unknown'
}
