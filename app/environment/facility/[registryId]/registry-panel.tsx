import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { facilityTerms } from '@/components/facilities/facility-terms'
import { Folded } from '@/components/provenance/folded'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { PanelFoot } from '@/components/provenance/provenance'
import { AgencyNames, AgencyWords } from '@/components/ui/agency-text'
import { DataTable } from '@/components/ui/data-table'
import { ExportLinks } from '@/components/ui/export-links'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { Term } from '@/components/ui/term'
import type { ProgramLink } from '@/connectors/federal-env-registry/public'
import { isMapFormat, listedFormats } from '@/lib/export/format'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDay } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { joinMeta } from '@/lib/provenance/join-meta'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { type FacilityRegistryRecord, registryFacility } from '@/lib/records/facility/registry-facility'
import { exportHref, facilityHref } from './facility-id'
import type { FacilityRegistryResult } from './fetch-facility'

const texts = defineTexts('facility.registry-panel', {
  title: 'The same place in other programs',
  notAskedState: 'Not asked',
  notAsked:
    'We did not ask the registry. It needs an id of 12 digits, and neither this page’s address nor the compliance report has one.',
  unaffected: 'The compliance report is another source and is not affected.',
  record: (links) => `The registry’s record and ${formatCount(links, 'id')} in other programs`,
  noRecord: 'We could not get the registry’s own record.',
  noLinks: 'We could not get the ids in other programs.',
  both: 'Linked ids are described above. The others are only in the registry.',
  none: 'The Facility Registry Service has no facility under this id.',
  withheld: (columns) =>
    `We leave out these columns, which are about the people who keep the records: ${columns}. We never ask the registry’s tables of contacts, organizations and affiliations.`,
  file: 'the registry’s record',
  again: 'Try again',
  links: (count) => `Program records tied to this place: ${count}`,
  program: 'Program',
  there: 'Id and name there',
  unpublished: 'Not published',
  lastReported: (day) => `Last reported ${day}`,
})

interface Props {
  id: string
  registry: FacilityRegistryResult | undefined
  hrefOf: (programSystemId: string) => string | undefined
  isIdSaid: boolean
}

export function RegistryPanel({ id, registry, hrefOf, isIdSaid }: Props) {
  if (!registry)
    return (
      <Panel id="registry" title={texts.title} state="not-covered" stateLabel={texts.notAskedState}>
        <p>{texts.notAsked}</p>
      </Panel>
    )
  const { facility, links } = registry
  if (!links.ok && !facility.ok)
    return (
      <Panel id="registry" title={texts.title} state={stateOfProblem(links.error)}>
        <ProblemNotice problem={links.error} stillStands={texts.unaffected} retry={facilityHref(id)} />
      </Panel>
    )
  return <RegistryAnswerPanel id={id} registry={registry} hrefOf={hrefOf} isIdSaid={isIdSaid} />
}

function RegistryAnswerPanel({
  id,
  registry,
  hrefOf,
  isIdSaid,
}: Props & { registry: FacilityRegistryResult }) {
  const { registryId, facility, links } = registry
  const record = facility.ok ? facility.data.facility : null
  const programs = links.ok ? links.data.programs : []
  const answered = links.ok ? links : facility
  if (!answered.ok) return null
  const meta = links.ok && facility.ok ? joinMeta(links.meta, facility.meta) : answered.meta
  const isListed = record !== null || programs.length > 0
  const state = isListed ? isOld(meta) && 'stale' : 'none'
  return (
    <Panel id="registry" title={texts.title} {...(state ? { state } : {})}>
      {!isListed && <p className="mb-3">{texts.none}</p>}
      {isListed && !isIdSaid && (
        <p className="mb-3">
          <Term definition={facilityTerms.registryId} /> {registryId}
        </p>
      )}
      {!facility.ok && <Part title={texts.noRecord} message={facility.error.message} id={id} />}
      {!links.ok && <Part title={texts.noLinks} message={links.error.message} id={id} />}
      {isListed && (
        <Folded more={texts.record(programs.length)}>
          {record && <RegistryFacts record={record} />}
          {links.ok && <FacilityProgramLinks links={programs} hrefOf={hrefOf} />}
          {programs.length > 0 && <p className="mb-3 text-base text-muted">{texts.both}</p>}
          {links.ok && links.data.note && (
            <p className="mb-3 text-base text-muted">{translate(links.data.note)}</p>
          )}
          <ExportLinks
            what={texts.file}
            formats={listedFormats.filter(({ id }) => (isMapFormat(id) ? hasPosition(record) : links.ok))}
            href={(format) =>
              exportHref(
                'federal-env-registry',
                isMapFormat(format) ? 'getFacilityById' : 'getProgramLinksForFacility',
                format,
                registryId,
              )
            }
          />
        </Folded>
      )}
      <PanelFoot
        notes={[texts.withheld(answered.data.withheldFields.join(', '))]}
        caveats={isListed ? answered.data.caveats : []}
        metas={[meta]}
      />
    </Panel>
  )
}

const fields = [
  'name',
  'street',
  'county',
  'interestStatus',
  'siteType',
  'federalFacility',
  'tribalLand',
  'parentRegistryId',
  'updatedDate',
] as const

const RegistryFacts = ({ record }: { record: FacilityRegistryRecord }) => (
  <Facts
    items={registryFacility.facts(record, fields).map(({ labelId, label, value, agencyWords }) => ({
      label: translate(label),
      value:
        labelId === registryFacility.labelIds.parentRegistryId ? (
          <a href={facilityHref(value)}>{value}</a>
        ) : (
          <AgencyNames text={translate(value)} names={agencyWords} />
        ),
    }))}
  />
)

const hasPosition = (record: { latitude: number | null } | null) =>
  record !== null && record.latitude !== null

function Part({ title: what, message, id }: { title: string; message: string; id: string }) {
  return (
    <Notice kind="warn" title={what}>
      <p>
        {translate(message)} <a href={facilityHref(id)}>{texts.again}</a>
      </p>
    </Notice>
  )
}

interface FacilityProgramLinksProps {
  links: readonly ProgramLink[]
  hrefOf: (programSystemId: string) => string | undefined
}

function FacilityProgramLinks({ links, hrefOf }: FacilityProgramLinksProps) {
  const rows = links.map((link, index) => ({ ...link, key: String(index) }))
  return (
    <DataTable
      id="registry-links"
      caption={texts.links(links.length)}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'program',
          label: texts.program,
          rowHeader: true,
          cell: ({ acronym, programName }) => (
            <>
              <ProgramName name={programName ?? acronym} />
              {programName && acronym && <span className="block font-normal text-muted">{acronym}</span>}
            </>
          ),
        },
        {
          id: 'there',
          label: texts.there,
          cell: ({ programSystemId, facilityName, lastReportedDate }) => (
            <>
              <LinkedId id={programSystemId} hrefOf={hrefOf} />
              {facilityName && <span className="block">{formatFacilityName(facilityName)}</span>}
              {lastReportedDate && (
                <span className="block text-muted">{texts.lastReported(describeDay(lastReportedDate))}</span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

const ProgramName = ({ name }: { name: string | null }) =>
  name === null ? texts.unpublished : <AgencyWords text={name} />

function LinkedId({ id, hrefOf }: { id: string | null; hrefOf: FacilityProgramLinksProps['hrefOf'] }) {
  if (!id) return texts.unpublished
  const href = hrefOf(id)
  const text = <code className="wrap-anywhere">{id}</code>
  return href ? (
    <a href={href} className="inline-block min-h-6">
      {text}
    </a>
  ) : (
    text
  )
}
