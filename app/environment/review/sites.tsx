import type { ReactNode } from 'react'
import { Streamed } from '@/app/_lib/answer/streamed'
import { PanelFoot } from '@/components/provenance/provenance'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { formatCount, formatNumber } from '@/lib/format'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites, type SiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { bareGround, interpolated } from '@/lib/records/elevation/fields'
import { formatAddress, formatFacilityName } from '@/lib/records/facility/facility-name'
import { isFrsId } from '@/lib/records/facility/fields'
import {
  describeDistance,
  describeListing,
  describePosition,
  describeRegistry,
  describeStatus,
  type LimitOf,
} from './describe-site'
import type { SiteHeights } from './heights'

const texts = {
  title: 'Sites, nearest first',
  lead: 'Records with the same registry id are one site. Records of tanks have none, so a place can be here twice.',
  none: 'No site is recorded within these distances on the lists that answered.',
  lists: 'Lists and ids',
  status: 'Status and date',
  distance: 'Distance',
  height: 'Ground',
  loading: 'Loading the height',
  noHeight: 'Not compared: the list has no position of the site itself.',
  page: 'Agency’s page',
  noPage: 'The list names no page of this site.',
  unplaced: 'Archived sites of the county without a position',
  unplacedLead: 'Their list has no position for them, so they can be near or far.',
  rest: (count: number) => `The other ${formatNumber(count)}`,
}

/** The rest is folded, because a city can have hundreds. */
const MOST_OPEN = 25

interface Props {
  sites: readonly CleanupSite[]
  limitOf: LimitOf
  /** Come after the lists. */
  heights?: Promise<SiteHeights> | undefined
}

export function SitesPanel({ sites, ...props }: Props) {
  const groups = groupSites(sites)
  return (
    <Panel id="sites" title={texts.title}>
      {groups.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="mb-2 text-muted">
            {formatCount(sites.length, 'record')}, {formatCount(groups.length, 'site')}. {texts.lead}
          </p>
          <SiteGroups id="sites" groups={groups} {...props} />
          {props.heights && (
            <Streamed later={props.heights} fallback={null}>
              <HeightSource heights={props.heights} />
            </Streamed>
          )}
        </>
      )}
    </Panel>
  )
}

async function HeightSource({ heights }: { heights: Promise<SiteHeights> }) {
  const { metas } = await heights
  return metas.length > 0 && <PanelFoot metas={metas} caveats={[interpolated, bareGround]} />
}

export function UnplacedPanel({ sites, ...props }: Props) {
  if (sites.length === 0) return null
  return (
    <Panel id="unplaced" title={`${texts.unplaced} (${formatNumber(sites.length)})`}>
      <p className="mb-2">{texts.unplacedLead}</p>
      <SiteGroups id="unplaced" groups={groupSites(sites)} {...props} />
    </Panel>
  )
}

interface GroupProps extends Omit<Props, 'sites'> {
  id: string
  groups: readonly SiteGroup[]
}

function SiteGroups({ id, groups, ...props }: GroupProps) {
  const rest = groups.slice(MOST_OPEN)
  return (
    <>
      <Groups groups={groups.slice(0, MOST_OPEN)} {...props} />
      {rest.length > 0 && (
        <Fold id={`${id}-more`} title={texts.rest(rest.length)}>
          <Groups groups={rest} {...props} />
        </Fold>
      )}
    </>
  )
}

const Groups = ({ groups, ...props }: Omit<GroupProps, 'id'>) => (
  <ol className="grid gap-x-8 lg:grid-cols-2 print:block">
    {groups.map((group) => (
      <li key={group.key} className="min-w-0 break-inside-avoid border-t border-line py-2.5">
        <Site group={group} {...props} />
      </li>
    ))}
  </ol>
)

interface SiteProps extends Omit<GroupProps, 'id' | 'groups'> {
  group: SiteGroup
}

function Site({ group: { key, records }, limitOf, heights }: SiteProps) {
  const [first] = records
  const notes = [...new Set(records.flatMap((record) => describePosition(record, limitOf)))]
  const page = records.find(({ detailUrl }) => detailUrl)?.detailUrl
  const isAlone = records.length === 1
  return (
    <>
      <h3 className="font-semibold">
        <SiteName record={first} />
      </h3>
      <p className="text-muted">{formatAddress(first)}</p>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 wrap-anywhere">
        <Line label={texts.lists}>
          {[...records.map(describeListing), ...describeRegistry(first.registryId)].join('; ')}
        </Line>
        <Line label={texts.status}>
          {records
            .map((record) =>
              isAlone ? describeStatus(record) : `${titleOfList(record.list)}: ${describeStatus(record)}`,
            )
            .join('; ')}
        </Line>
        <Line label={texts.distance}>
          {describeDistance(first)}
          {notes.map((note) => (
            <span key={note} className="block text-sm text-muted">
              {note}
            </span>
          ))}
        </Line>
        {heights && (
          <Line label={texts.height}>
            <Streamed later={heights} fallback={texts.loading}>
              <SiteHeight siteKey={key} heights={heights} />
            </Streamed>
          </Line>
        )}
        <Line label={texts.page}>
          {page ? (
            <a href={page}>{new URL(page).host}</a>
          ) : (
            <span className="text-muted">{texts.noPage}</span>
          )}
        </Line>
      </dl>
    </>
  )
}

async function SiteHeight({ siteKey, heights }: { siteKey: string; heights: Promise<SiteHeights> }) {
  return (await heights).words.get(siteKey) ?? texts.noHeight
}

/** A number of the registry has a page here. */
function SiteName({ record: { name, registryId } }: { record: CleanupSite }) {
  const words = formatFacilityName(name)
  return registryId && isFrsId(registryId) ? (
    <a href={`/environment/facility/${registryId}`}>{words}</a>
  ) : (
    words
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)
