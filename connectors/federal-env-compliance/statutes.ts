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
