import { sayDay } from '@/components/records/facility-program-links'
import { type Fact, Facts } from '@/components/ui/facts'
import { facilityHref } from './facility-id'
import type { RegistryAnswer } from './read-facility'
import { sayAddress } from './say-address'

type Record = NonNullable<Extract<RegistryAnswer['facility'], { ok: true }>['data']['facility']>

const interests = { active: 'Active', inactive: 'Not active' } as const

/** The place as the registry has it; it can differ from the report. */
export function RegistryFacts({ record }: { record: Record }) {
  const { interestStatus, siteType, federalFacility, tribalLand, parentRegistryId, updatedDate } = record
  const items: (Fact | false)[] = [
    { label: 'Name in the registry', value: record.name ?? 'Not published' },
    { label: 'Address in the registry', value: sayAddress(record) ?? 'Not published' },
    record.county !== null && { label: 'County', value: record.county },
    {
      label: 'Status in the registry',
      value: interestStatus ? interests[interestStatus] : 'Not published',
    },
    siteType !== null && { label: 'Kind of site', value: siteType },
    federalFacility !== null && { label: 'Federal facility', value: federalFacility ? 'Yes' : 'No' },
    tribalLand.onTribalLand !== null && {
      label: 'On tribal land',
      value: tribalLand.onTribalLand ? (tribalLand.name ?? 'Yes') : 'No',
    },
    parentRegistryId !== null && {
      label: 'Part of',
      value: <a href={facilityHref(parentRegistryId)}>{parentRegistryId}</a>,
    },
    updatedDate !== null && { label: 'Record updated', value: sayDay(updatedDate) },
  ]
  return <Facts items={items.filter((item) => item !== false)} />
}
