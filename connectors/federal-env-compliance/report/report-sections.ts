import { readText } from '../published-values'

/** The report as published: some 46 sections, any of which may be missing, empty, null or an empty object. */
export type Sections = Readonly<Record<string, unknown>>
export type Published = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What lies at a path; an empty object where nothing does. */
export function objectAt(from: unknown, ...path: string[]): Published {
  const value = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), from)
  return isObject(value) ? value : {}
}

/** Rows at a path; a single row is sometimes given without its list. */
export function rowsAt(from: unknown, ...path: string[]): Published[] {
  const value = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), from)
  if (Array.isArray(value)) return value.filter(isObject)
  return isObject(value) && Object.keys(value).length > 0 ? [value] : []
}

/** The rows of one program, in the section's own order. */
export const ofStatute = (rows: Published[], statute: string): Published[] =>
  rows.filter((row) => readText(row.Statute) === statute)

/** Laws by the codes the reports use, in plain words; an unknown code stands for itself. */
const names: Readonly<Record<string, string>> = {
  CAA: 'Clean Air Act',
  CWA: 'Clean Water Act',
  RCRA: 'Resource Conservation and Recovery Act (hazardous waste)',
  SDWA: 'Safe Drinking Water Act',
  EP313: 'Toxics Release Inventory (EPCRA section 313)',
  TSCA: 'Toxic Substances Control Act',
  FIFRA: 'Federal Insecticide, Fungicide, and Rodenticide Act',
  CERCLA: 'Superfund (CERCLA)',
  EPCRA: 'Emergency Planning and Community Right-to-Know Act',
}

export const programNameOf = (statute: string): string => names[statute] ?? statute

/** The order of the list above; unknown ones after it. */
export function sortStatutes(statutes: Iterable<string>): string[] {
  const known = Object.keys(names)
  const rank = (statute: string) => (known.includes(statute) ? known.indexOf(statute) : known.length)
  return [...new Set(statutes)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}
