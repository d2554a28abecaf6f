import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/page-deadline'
import { defineTexts } from '@/lib/language/define-texts'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { readFacilityId } from './facility-id'
import { fetchReport } from './fetch-facility'

export const facilityTexts = defineTexts('facility.page', {
  environment: 'Environment',
  notAnId: 'Not a facility’s id',
  facility: (id) => `Facility ${id}`,
})

type Props = PageProps<'/environment/facility/[registryId]'>

export async function facilityMetadata({ params }: Props): Promise<Metadata> {
  const facility = readFacilityId((await params).registryId)
  if (facility.kind === 'not-an-id') return { title: facilityTexts.notAnId, ...noindex }
  const report = (await soon(fetchReport(facility.id)))?.value
  const name = report?.ok ? report.data.facility.name : null
  return { title: name ? formatFacilityName(name) : facilityTexts.facility(facility.id), ...noindex }
}
