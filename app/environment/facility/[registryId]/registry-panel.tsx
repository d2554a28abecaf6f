import { joinMeta } from '@/app/join-meta'
import { Caveats } from '@/components/provenance/caveats'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { FacilityProgramLinks } from '@/components/records/facility-program-links'
import { facilityTerms } from '@/components/records/facility-terms'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { Term } from '@/components/ui/term'
import { formats } from '@/lib/export/formats'
import { exportHref } from './export-href'
import { facilityHref } from './facility-id'
import type { RegistryAnswer } from './read-facility'
import { RegistryFacts } from './registry-facts'

const title = 'The same place in other programs'

const texts = {
  notAsked:
    'The registry was not asked: it knows places by ids of 12 digits, and neither this page’s address nor a compliance report gives one.',
  stands: 'The compliance report is another source and is not affected.',
  both: 'Ids that are links are told of above; the others are known to the registry only.',
  none: 'The Facility Registry Service knows no facility under this id.',
  withheld:
    'Left out of every record here, because they are about the people and the keeping of the records:',
  contacts: 'The registry’s tables of contacts, organizations and affiliations are not asked at all.',
}

interface Props {
  id: string
  registry: RegistryAnswer | undefined
  hrefOf: (programSystemId: string) => string | undefined
}

/** What ties the programs together: another source, which can fail by itself. */
export function RegistryPanel({ id, registry, hrefOf }: Props) {
  if (!registry)
    return (
      <Panel id="registry" title={title} state="not-covered" stateLabel="Not asked">
        <p>{texts.notAsked}</p>
      </Panel>
    )
  const { facility, links } = registry
  if (!links.ok && !facility.ok)
    return (
      <Panel id="registry" title={title} state="failed">
        <ProblemNotice problem={links.error} stillStands={texts.stands} retry={facilityHref(id)} />
      </Panel>
    )
  return <RegistryAnswerPanel id={id} registry={registry} hrefOf={hrefOf} />
}

function RegistryAnswerPanel({ id, registry, hrefOf }: Props & { registry: RegistryAnswer }) {
  const { registryId, facility, links } = registry
  const record = facility.ok ? facility.data.facility : null
  const programs = links.ok ? links.data.programs : []
  const answered = links.ok ? links : facility
  if (!answered.ok) return null
  const meta = links.ok && facility.ok ? joinMeta(links.meta, facility.meta) : answered.meta
  const found = record !== null || programs.length > 0
  return (
    <Panel id="registry" title={title} state={!found ? 'none' : meta.state === 'stale' ? 'stale' : 'found'}>
      <p className="mb-3">
        {found ? (
          <>
            <Term definition={facilityTerms.registryId} /> {registryId}
          </>
        ) : (
          texts.none
        )}
      </p>
      {record && <RegistryFacts record={record} />}
      {!facility.ok && (
        <Part title="The registry’s own record could not be had." message={facility.error.message} id={id} />
      )}
      {!links.ok && (
        <Part title="The ids in other programs could not be had." message={links.error.message} id={id} />
      )}
      {links.ok && found && <FacilityProgramLinks links={programs} hrefOf={hrefOf} />}
      {programs.length > 0 && <p className="mb-3 text-base text-muted">{texts.both}</p>}
      {links.ok && found && links.data.note && <p className="mb-3 text-base text-muted">{links.data.note}</p>}
      {found && (
        <ExportLinks
          what="the registry’s record"
          formats={formats.filter(
            (format) => (format.id === 'geojson' ? hasPosition(record) : links.ok) && format,
          )}
          href={(format) =>
            exportHref(
              'federal-env-registry',
              format === 'geojson' ? 'getFacilityById' : 'getProgramLinksForFacility',
              format,
              registryId,
            )
          }
        />
      )}
      {found && <Caveats items={answered.data.caveats} />}
      <p className="text-base text-muted">
        {texts.withheld} {answered.data.withheldFields.join(', ')}. {texts.contacts}
      </p>
      <Provenance meta={meta} />
    </Panel>
  )
}

/** A table of links draws nothing on a map; the record with a position does. */
const hasPosition = (record: { latitude: number | null } | null) =>
  record !== null && record.latitude !== null

function Part({ title: what, message, id }: { title: string; message: string; id: string }) {
  return (
    <Notice kind="warn" title={what}>
      <p>
        {message} <a href={facilityHref(id)}>Try again</a>
      </p>
    </Notice>
  )
}
