/** Programs by the registry's acronyms, in plain words; state systems look like "IN-FRS" and are not listed. */
export const programs: Readonly<Record<string, string>> = {
  NPDES: 'Water discharge permits',
  AIR: 'Air permits and compliance',
  'ICIS-AIR': 'Air permits and compliance',
  RCRAINFO: 'Hazardous waste',
  SEMS: 'Superfund sites',
  ACRES: 'Brownfields',
  TRIS: 'Toxics Release Inventory',
  SFDW: 'Public drinking water systems',
  RMP: 'Risk management plans (chemical accidents)',
  'E-GGRT': 'Greenhouse gas reporting',
  EIS: 'Emissions inventory',
  CAMDBS: 'Power plants',
  EGRID: 'Power plants',
  'EIA-860': 'Power plants',
  TSCA: 'Chemical substances',
  ICIS: 'Federal enforcement and compliance',
  NCDB: 'National compliance database',
  BR: 'Hazardous waste biennial report',
  CEDRI: 'Air compliance reports',
  'OSHA-OIS': 'Workplace safety inspections',
  'AIRS/AFS': 'Air permits and compliance (retired system)',
}

export const programNameOf = (acronym: string): string | null =>
  Object.hasOwn(programs, acronym) ? (programs[acronym] ?? null) : null
