const systems: Readonly<Record<string, string>> = {
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
}

const airAreas: Readonly<Record<string, string>> = {
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
}

const inspections: Readonly<Record<string, string>> = {
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
}

const actions: Readonly<Record<string, string>> = {
  'WRITTEN INFORMAL': 'Written notice',
  'FINAL 3008(A) COMPLIANCE ORDER': 'Final order to comply (hazardous waste law, section 3008(a))',
  'CWA 309G2A AO FOR CLASS I PENALTIES': 'Order with a penalty of the lower class (Clean Water Act)',
  'CWA 309G2B AO FOR CLASS II PENALTIES': 'Order with a penalty of the higher class (Clean Water Act)',
}

const sizes: Readonly<Record<string, string>> = {
  LQG: 'Large quantity generator of hazardous waste',
  SQG: 'Small quantity generator of hazardous waste',
  VSQG: 'Very small quantity generator of hazardous waste',
  CESQG: 'Very small quantity generator of hazardous waste',
  TSDF: 'Treats, stores or disposes of hazardous waste',
  TRANSPORTER: 'Moves hazardous waste',
}

const agencies: Readonly<Record<string, string>> = {
  STATE: 'the state',
  LOCAL: 'a local agency',
  TRIBAL: 'a tribe',
  EPA: 'EPA',
  'EPA CONTRACTOR': 'a contractor of EPA',
}

type Codes = Readonly<Record<string, string>>

const decode = (codes: Codes, published: string): string | undefined => {
  const key = published.trim().toUpperCase()
  return Object.hasOwn(codes, key) ? codes[key] : undefined
}

export const decodeSystem = (system: string): string | undefined =>
  Object.hasOwn(systems, system) ? systems[system] : undefined

export const decodeSize = (universe: string): string => decode(sizes, universe) ?? universe

export const decodeAgency = (agency: string): string => decode(agencies, agency) ?? agency

export interface CodeMeaning {
  plain: string
  published?: string
}

export const decodeInspection = (type: string): CodeMeaning => withPublished(decode(inspections, type), type)
export const decodeAction = (type: string): CodeMeaning => withPublished(decode(actions, type), type)

const withPublished = (plain: string | undefined, published: string): CodeMeaning =>
  plain === undefined ? { plain: published } : { plain, published }

export function decodeAreas(areas: string): string[] {
  return areas.split(/[,;\s]+/).flatMap((code) => (code ? [decode(airAreas, code) ?? code] : []))
}

export type PermitState = 'active' | 'inactive' | 'unknown'

interface PermitStatus {
  state: PermitState
  plain: string
}

const statusByWord: Readonly<Record<string, PermitStatus>> = {
  active: { state: 'active', plain: 'Active' },
  inactive: { state: 'inactive', plain: 'Not active' },
  operating: { state: 'active', plain: 'Operating' },
  seasonal: { state: 'active', plain: 'Operates in season' },
  effective: { state: 'active', plain: 'In force' },
  'admin continued': {
    state: 'active',
    plain: 'Past its end date, but continued in force until the agency decides on the renewal',
  },
  expired: { state: 'active', plain: 'Past its end date; the agency still counts it as active' },
  pending: { state: 'inactive', plain: 'Applied for, not issued yet' },
  planned: { state: 'inactive', plain: 'Planned, not built' },
  'under construction': { state: 'inactive', plain: 'Being built' },
  'temporarily closed': { state: 'inactive', plain: 'Closed for now' },
  'permanently closed': { state: 'inactive', plain: 'Closed for good' },
  terminated: { state: 'inactive', plain: 'Ended' },
  retired: { state: 'inactive', plain: 'No longer used' },
  'not needed': { state: 'inactive', plain: 'No longer needed' },
}

/** Handlers of waste have letters for their kind appended to the status, as in "Active (H )". */
export function readPermitStatus(published: string | null): PermitStatus {
  if (!published) return { state: 'unknown', plain: 'Not published' }
  const word = published
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
  return (
    (Object.hasOwn(statusByWord, word) ? statusByWord[word] : undefined) ?? {
      state: 'unknown',
      plain: published,
    }
  )
}

export function joinPermitStates(statuses: readonly (string | null)[]): PermitState {
  const states = statuses.map((status) => readPermitStatus(status).state)
  if (states.includes('active')) return 'active'
  return states.includes('inactive') ? 'inactive' : 'unknown'
}
