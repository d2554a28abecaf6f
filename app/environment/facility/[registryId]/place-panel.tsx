import { decodeSystem, readPermitStatus } from '@/components/facilities/facility-codes'
import { facilityTerms } from '@/components/facilities/facility-terms'
import { SameAnswer } from '@/components/provenance/same-answer'
import { type Fact, Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { type ReportFacility, reportFacility } from '@/lib/records/facility/report-facility'
import { facilityHref } from './facility-id'

interface Props {
  facility: ReportFacility
  meta: Meta
  statutes: readonly string[]
}

export function PlacePanel({ facility, meta, statutes }: Props) {
  const { latitude, longitude } = facility
  const items: Fact[] = [
    ...reportFacility.facts(facility, ['street']),
    ...reportFacility.facts(facility, ['latitude']).map(({ label, value, note }) => ({
      label,
      value: latitude === null || longitude === null ? value : <Position at={value} />,
      note,
    })),
    ...industryFacts(facility),
    ...reportFacility.facts(facility, ['indianCountry']),
    ...reportFacility.facts(facility, ['registryId']).map((fact) => ({
      ...fact,
      id: 'registry-id',
      label: <Term definition={facilityTerms.registryId} />,
    })),
    ...otherIdsFacts(facility),
    ...otherListings(facility, statutes),
  ]
  return (
    <Panel id="place" title="The place">
      <Facts items={items} />
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
  )
}

const Position = ({ at }: { at: string }) => (
  <>
    {at}{' '}
    <a href={`/land?at=${at.replace(' ', '')}`} className="inline-block min-h-6 font-normal">
      Land and survey there
    </a>
  </>
)

function industryFacts({ naics, sic }: ReportFacility): Fact[] {
  const label = (code: string) => <Term definition={facilityTerms.industry}>{`Industry (${code})`}</Term>
  const lines = (codes: ReportFacility['naics']) => (
    <ul>
      {codes.map(({ code, description }) => (
        <li key={code}>
          {description ?? 'Not described'} <span className="font-normal text-muted">{code}</span>
        </li>
      ))}
    </ul>
  )
  if (naics.length === 0 && sic.length > 0) return [{ id: 'sic', label: label('SIC'), value: lines(sic) }]
  return [{ id: 'naics', label: label('NAICS'), value: naics.length > 0 ? lines(naics) : 'Not reported' }]
}

function otherIdsFacts({ otherRegistryIds }: ReportFacility): Fact[] {
  if (otherRegistryIds.length === 0) return []
  return [
    {
      label: reportFacility.labels.otherRegistryIds,
      value: otherRegistryIds.map((id) => (
        <a key={id} href={facilityHref(id)} className="mr-4 inline-block min-h-6">
          {id}
        </a>
      )),
      note: 'The id fits several sites, and we chose none of them.',
    },
  ]
}

function otherListings({ permits }: ReportFacility, statutes: readonly string[]): Fact[] {
  const others = permits.filter(({ statute }) => statute === null || !statutes.includes(statute))
  if (others.length === 0) return []
  return [
    {
      label: 'Also listed as',
      value: (
        <ul>
          {others.map(({ system, sourceId, status }) => (
            <li key={`${system} ${sourceId}`}>
              {(system && decodeSystem(system)) ?? system ?? 'Not published'}{' '}
              <code className="font-normal wrap-anywhere text-muted">{sourceId}</code>
              {status && <span className="font-normal"> ({readPermitStatus(status).plain})</span>}
            </li>
          ))}
        </ul>
      ),
      note: 'The compliance report says nothing more about these.',
    },
  ]
}
