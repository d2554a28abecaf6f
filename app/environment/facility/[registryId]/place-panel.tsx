import { decodeSystem, readPermitStatus } from '@/components/facilities/facility-codes'
import { facilityTerms } from '@/components/facilities/facility-terms'
import { SameAnswer } from '@/components/provenance/same-answer'
import { AgencyWords } from '@/components/ui/agency-text'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { type ComplianceReportFacility, reportFacility } from '@/lib/records/facility/report-facility'
import { facilityHref } from './facility-id'

const texts = defineTexts('facility.place-panel', {
  title: 'The place',
  land: 'Land and survey there',
  industry: (system) => `Industry (${system})`,
  undescribed: 'Not described',
  unreported: 'Not reported',
  several: 'The id fits several sites, and we chose none of them.',
  also: 'Also listed as',
  unpublished: 'Not published',
  nothingMore: 'The compliance report says nothing more about these.',
})

interface Props {
  facility: ComplianceReportFacility
  meta: Meta
  statutes: readonly string[]
}

export function PlacePanel({ facility, meta, statutes }: Props) {
  const { latitude, longitude } = facility
  const items: LabeledValue[] = [
    ...factsOf(facility, ['street']),
    ...factsOf(facility, ['latitude']).map(({ label, value, note }) => ({
      label,
      value: latitude === null || longitude === null ? value : <Position at={value} />,
      note,
    })),
    ...industryFacts(facility),
    ...factsOf(facility, ['indianCountry']),
    ...factsOf(facility, ['registryId']).map((fact) => ({
      ...fact,
      id: 'registry-id',
      label: <Term definition={facilityTerms.registryId} />,
    })),
    ...otherIdsFacts(facility),
    ...otherListings(facility, statutes),
  ]
  return (
    <Panel id="place" title={texts.title}>
      <Facts items={items} />
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
  )
}

const factsOf = (facility: ComplianceReportFacility, names: Parameters<typeof reportFacility.facts>[1]) =>
  reportFacility.facts(facility, names).map(({ label, value, note }) => ({
    label: translate(label),
    value: translate(value),
    note: note && translate(note),
  }))

const Position = ({ at }: { at: string }) => (
  <>
    {at}{' '}
    <a href={localHref(`/land?at=${at.replace(' ', '')}`)} className="inline-block min-h-6 font-normal">
      {texts.land}
    </a>
  </>
)

function industryFacts({ naics, sic }: ComplianceReportFacility): LabeledValue[] {
  const label = (system: string) => <Term definition={facilityTerms.industry}>{texts.industry(system)}</Term>
  const lines = (codes: ComplianceReportFacility['naics']) => (
    <ul>
      {codes.map(({ code, description }) => (
        <li key={code}>
          {description === null ? texts.undescribed : <AgencyWords>{description}</AgencyWords>}{' '}
          <span className="font-normal text-muted">{code}</span>
        </li>
      ))}
    </ul>
  )
  if (naics.length === 0 && sic.length > 0) return [{ id: 'sic', label: label('SIC'), value: lines(sic) }]
  return [{ id: 'naics', label: label('NAICS'), value: naics.length > 0 ? lines(naics) : texts.unreported }]
}

function otherIdsFacts({ otherRegistryIds }: ComplianceReportFacility): LabeledValue[] {
  if (otherRegistryIds.length === 0) return []
  return [
    {
      label: translate(reportFacility.labels.otherRegistryIds),
      value: otherRegistryIds.map((id) => (
        <a key={id} href={facilityHref(id)} className="mr-4 inline-block min-h-6">
          {id}
        </a>
      )),
      note: texts.several,
    },
  ]
}

function otherListings({ permits }: ComplianceReportFacility, statutes: readonly string[]): LabeledValue[] {
  const others = permits.filter(({ statute }) => statute === null || !statutes.includes(statute))
  if (others.length === 0) return []
  return [
    {
      label: texts.also,
      value: (
        <ul>
          {others.map(({ system, sourceId, status }) => (
            <li key={`${system} ${sourceId}`}>
              {(system && decodeSystem(system)) ?? system ?? texts.unpublished}{' '}
              <code className="font-normal wrap-anywhere text-muted">{sourceId}</code>
              {status && <span className="font-normal"> ({readPermitStatus(status).plain})</span>}
            </li>
          ))}
        </ul>
      ),
      note: texts.nothingMore,
    },
  ]
}
