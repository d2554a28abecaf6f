import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { PanelFoot } from '@/components/provenance/provenance'
import { RecordFacts } from '@/components/records/record-facts'
import { AgencyWords } from '@/components/ui/agency-text'
import { Panel } from '@/components/ui/page/panel'
import type { CleanupSiteRecords } from '@/connectors/federal-cleanup/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeFailedLists, notAssessmentOfSite } from '@/lib/records/cleanup-site/describe'
import { type CleanupSite, cleanupSite } from '@/lib/records/cleanup-site/fields'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeDistance, type SearchCenter } from '../../search-place'
import { facilityHref } from './facility-id'
import type { FacilityCleanupResult } from './fetch-facility'

const texts = defineTexts('facility.cleanup-panel', {
  title: 'Cleanup lists',
  listed: (count) => `This place is on ${formatCount(count, 'federal cleanup list')}.`,
  unaffected: 'Permits and inspections are other records, and they stand.',
  none: 'Each list that has registry ids answered, and none has this place.',
  unknown: 'No list that answered has this place, and we could not ask every list.',
  placeOnly: 'Counted to the middle of a ZIP code or town, not to the site.',
  page: 'EPA’s page of this site',
})

const describeListed = (lists: CleanupSiteRecords['lists']) =>
  texts.listed(lists.filter(({ state }) => state === 'listed').length)

const describePresence = (record: CleanupSiteRecords) => {
  if (record.found) return describeListed(record.lists)
  return record.found === null ? texts.unknown : texts.none
}

interface Props {
  id: string
  cleanup: Promise<FacilityCleanupResult>
  from: SearchCenter | undefined
}

export async function CleanupPanel({ id, cleanup, from }: Props) {
  const answer = await cleanup
  if (!answer.ok)
    return (
      <Panel id="cleanup" title={texts.title}>
        <ProblemNotice problem={answer.error} stillStands={texts.unaffected} retry={facilityHref(id)} />
      </Panel>
    )
  const { sites, lists, superfund, caveats } = answer.data
  const failures = describeFailedLists(lists.flatMap(({ list, state }) => (state === 'failed' ? [list] : [])))
  const aboveFoot = new Set([...failures, notAssessmentOfSite])
  return (
    <Panel id="cleanup" title={texts.title}>
      <p className="mb-2 font-semibold">{describePresence(answer.data)}</p>
      {failures.map((failure) => (
        <p key={failure} className="mb-2 text-bad">
          {translate(failure)}
        </p>
      ))}
      {sites.length > 0 && (
        <ol className="mb-2">
          {sites.map((site) => (
            <Listed key={JSON.stringify(site)} site={site} superfund={superfund} from={from} />
          ))}
        </ol>
      )}
      <p>{translate(notAssessmentOfSite)}</p>
      <PanelFoot metas={[answer.meta]} caveats={caveats.filter((caveat) => !aboveFoot.has(caveat))} />
    </Panel>
  )
}

interface ListedProps {
  site: CleanupSite
  superfund: CleanupSiteRecords['superfund']
  from: SearchCenter | undefined
}

function Listed({ site, superfund, from }: ListedProps) {
  const { latitude, longitude, isPlaceOnly } = site
  const record = superfund.find(({ epaId }) => epaId === site.programId)
  const page = record?.detailUrl ?? site.detailUrl
  const otherName = record?.name && record.name !== site.name ? record.name : null
  return (
    <li className="break-inside-avoid border-t border-line/60 py-2">
      <h3 className="font-semibold wrap-anywhere">
        {formatFacilityName(site.name)}
        {otherName && ` (${formatFacilityName(otherName)})`}
      </h3>
      {from && latitude !== null && longitude !== null && (
        <p>
          {describeDistance(from, { latitude, longitude })}
          {isPlaceOnly && <span className="block text-sm text-warn">{texts.placeOnly}</span>}
        </p>
      )}
      <RecordFacts facts={cleanupSite.facts(site, ['list', 'status', 'programId', 'reportedOn'])} isDense />
      {record?.decision && record.decision !== site.status && (
        <p className="mt-1">
          <AgencyWords text={record.decision} />
        </p>
      )}
      {page && (
        <a href={page} className="inline-block min-h-6 py-0.5">
          {texts.page}
        </a>
      )}
    </li>
  )
}
