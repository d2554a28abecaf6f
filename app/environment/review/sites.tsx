import type { ReactNode } from 'react'
import { Streamed } from '@/app/_lib/answer/streamed'
import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import { PanelFoot } from '@/components/provenance/provenance'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupSiteGroup, groupSites } from '@/lib/records/cleanup-site/group-sites'
import { bareGround, interpolated } from '@/lib/records/elevation/fields'
import { formatAddress, formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeGroup, lineLabels, type SearchDistanceOfList, siteTexts } from './describe-site'
import type { SiteElevationTexts } from './heights'
import { reviewTexts } from './review-texts'

const texts = defineTexts('review.sites', {
  loading: 'Loading the height',
  rest: (count) => `The other ${formatNumber(count)}`,
})

const MOST_OPEN = 25

interface Props {
  sites: readonly CleanupSite[]
  limitOf: SearchDistanceOfList
  heights?: Promise<SiteElevationTexts> | undefined
}

export function SitesPanel({ sites, ...props }: Props) {
  const groups = groupSites(sites)
  return (
    <Panel id="sites" title={reviewTexts.sites}>
      {groups.length === 0 ? (
        <p>{reviewTexts.noSites}</p>
      ) : (
        <>
          <p className="mb-2 text-muted">{reviewTexts.sitesLead(sites.length, groups.length)}</p>
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

async function HeightSource({ heights }: { heights: Promise<SiteElevationTexts> }) {
  const { metas } = await heights
  return metas.length > 0 && <PanelFoot metas={metas} caveats={[interpolated, bareGround]} />
}

export function UnplacedPanel({ sites, ...props }: Props) {
  if (sites.length === 0) return null
  return (
    <Panel id="unplaced" title={reviewTexts.unplacedCount(sites.length)}>
      <p className="mb-2">{reviewTexts.unplacedLead}</p>
      <SiteGroups id="unplaced" groups={groupSites(sites)} {...props} />
    </Panel>
  )
}

interface GroupProps extends Omit<Props, 'sites'> {
  id: string
  groups: readonly CleanupSiteGroup[]
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
  group: CleanupSiteGroup
}

function Site({ group, limitOf, heights }: SiteProps) {
  const [first] = group.records
  const { lists, status, distance, notes, page } = describeGroup(group, limitOf)
  return (
    <>
      <h3 className="font-semibold">
        <SiteName record={first} />
      </h3>
      <p className="text-muted">{formatAddress(first)}</p>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 wrap-anywhere">
        <Line label={lineLabels.lists}>{lists}</Line>
        <Line label={lineLabels.status}>{status}</Line>
        <Line label={lineLabels.distance}>
          {distance}
          {notes.map((note) => (
            <span key={note} className="block text-sm text-muted">
              {note}
            </span>
          ))}
        </Line>
        {heights && (
          <Line label={lineLabels.height}>
            <Streamed later={heights} fallback={texts.loading}>
              <SiteHeight siteKey={group.key} heights={heights} />
            </Streamed>
          </Line>
        )}
        <Line label={lineLabels.page}>
          {page ? (
            <a href={page}>{new URL(page).host}</a>
          ) : (
            <span className="text-muted">{siteTexts.noPage}</span>
          )}
        </Line>
      </dl>
    </>
  )
}

async function SiteHeight({ siteKey, heights }: { siteKey: string; heights: Promise<SiteElevationTexts> }) {
  return (await heights).words.get(siteKey) ?? siteTexts.noHeight
}

function SiteName({ record: { name, registryId } }: { record: CleanupSite }) {
  const words = formatFacilityName(name)
  const href = hrefOfRegistryId(registryId)
  return href ? <a href={localHref(href)}>{words}</a> : words
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)
