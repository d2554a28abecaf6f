import { dateOfDay } from '@/lib/sample-world/facilities/dates'
import type { SampleProgram } from '@/lib/sample-world/facilities/permits'

/** Month/day/year; nothing known is nothing, or one of two dates that never were. */
export function writeDay(day: number | null | undefined): string | null {
  if (day === null || day === undefined) return null
  const date = dateOfDay(day)
  const month = String(date.getUTCMonth() + 1).padStart(2, '0')
  return `${month}/${String(date.getUTCDate()).padStart(2, '0')}/${date.getUTCFullYear()}`
}

export function writeNoDay(share: number): string | null {
  if (share < 0.05) return '01/01/0001'
  return share < 0.1 ? '00/00/0000' : null
}

export function writeMoney(dollars: number | null): string | null {
  return dollars === null ? null : `$${dollars.toLocaleString('en-US')}`
}

export function writePounds(pounds: number | null): string | null {
  return pounds === null ? null : pounds.toLocaleString('en-US')
}

export function writeFlag(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N'
}

export function writeCodes(codes: readonly (string | null)[]): string | null {
  return codes.filter(Boolean).join(' ') || null
}

export const systems: Readonly<Record<SampleProgram, { statute: string; system: string }>> = {
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

/** A report always names these sections, with varying placeholders for empty ones. */
export const emptySections = (
  'Reports EffluentGuidelines CWARNCCompliance CWA3YrD80D90Counts CWAEffluentCompliance ' +
  'CWAEffluentComplianceEXP CWAPSCompliance CWASECompliance CWACSCompliance CWAEffluentALRExceedences ' +
  'CWAEffluentALRExceedencesEXP WaterQuality WaterQualityDetails ICISFormalActions AirQuality SiteVisits ' +
  'SanitarySurveys ViolationsEnforcementActions LeadAndCopperRule5Yr Tribes WebFireDocuments CAEDDocuments ' +
  'ACSDemographics AWSDocs'
).split(' ')
