import type { Program } from '@/lib/sample-world/facility-permits'

/** How reports call programs: the law, and the agency's system. */
export const systems: Readonly<Record<Program, { statute: string; system: string }>> = {
  air: { statute: 'CAA', system: 'ICIS-Air' },
  water: { statute: 'CWA', system: 'ICIS-NPDES' },
  waste: { statute: 'RCRA', system: 'RCRAInfo' },
  drinkingWater: { statute: 'SDWA', system: 'SDWIS' },
  toxics: { statute: 'EP313', system: 'TRIS' },
  greenhouse: { statute: 'CAA', system: 'E-GGRT' },
  emissions: { statute: 'CAA', system: 'EIS' },
  risk: { statute: 'CAA', system: 'RMP' },
  brownfield: { statute: '', system: 'ACRES' },
  superfund: { statute: 'CERCLA', system: 'SEMS' },
}

/** Each system was last read on its own day. */
export const extractDates: Readonly<Record<string, string>> = {
  FRS: '11/10/2026',
  'ICIS-Air': '11/13/2026',
  'ICIS-NPDES': '11/13/2026',
  RCRAInfo: '11/12/2026',
  SDWIS: '10/16/2026',
  TRIS: '10/21/2026',
  'E-GGRT': '08/14/2026',
  EIS: '06/30/2026',
  RMP: '11/02/2026',
}

/** Sections that a report always names, though nothing is in them here: what stands there instead varies. */
export const emptySections = (
  'Reports EffluentGuidelines CWARNCCompliance CWA3YrD80D90Counts CWAEffluentCompliance ' +
  'CWAEffluentComplianceEXP CWAPSCompliance CWASECompliance CWACSCompliance CWAEffluentALRExceedences ' +
  'CWAEffluentALRExceedencesEXP WaterQuality WaterQualityDetails ICISFormalActions AirQuality SiteVisits ' +
  'SanitarySurveys ViolationsEnforcementActions LeadAndCopperRule5Yr Tribes WebFireDocuments CAEDDocuments ' +
  'ACSDemographics AWSDocs'
).split(' ')
