import type { getElevation } from '@/connectors/federal-elevation/get-elevation'
import type { getTownshipSection } from '@/connectors/federal-land-survey/get-township-section'
import type { ResultOf } from '@/lib/connector/engine'
import type { ElevationFinding, SectionFinding } from './batch-schema'

export type SectionAnswer = ResultOf<typeof getTownshipSection>
export type ElevationAnswer = ResultOf<typeof getElevation>

export function toSectionFinding({ records, coverage, ambiguous, note }: SectionAnswer): SectionFinding {
  const [first] = records
  const places = records.map(({ label, parts, state, plssid, sectionId }) => ({
    label,
    parts: parts.map((part) => part.label),
    state,
    plssid,
    sectionId,
  }))
  if (!first)
    return {
      outcome: coverage?.status === 'not_covered' ? 'not-covered' : 'nothing',
      message: coverage?.message ?? note,
      places,
    }
  return { outcome: 'found', message: ambiguous || first.kind !== 'section' ? note : '', places }
}

export function toElevationFinding({ records }: ElevationAnswer): ElevationFinding {
  const [record] = records
  return {
    outcome: record?.elevation == null ? 'nothing' : 'found',
    message: record?.noValueReason ?? '',
    feet: record?.elevationFeet ?? null,
    meters: record?.elevationMeters ?? null,
    measuredOn: record?.acquisitionDate ?? null,
  }
}
