import { getApp } from '@/app/_lib/site/app'
import { Follow } from '@/app/_surfaces/feeds/follow'
import { fetchRemovalKey } from '@/app/_surfaces/frozen/maker'
import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatCount } from '@/lib/format'
import type { PlaceListJob } from '@/lib/jobs/job'
import type { UrlParamsOf } from '@/lib/url-state'
import type { jobUrl, PlaceListChangeResult } from '../url'
import { jobHref } from '../url'
import { DraftForm } from './draft-form'
import { listTitle } from './ended-list'
import { JobActions } from './job-actions'
import { JobProgress } from './job-progress'
import { JobResults } from './job-results'

const results: Readonly<Record<PlaceListChangeResult, string>> = {
  'wrong-key': 'This key does not fit this list. Only its maker can change it.',
  busy: 'Another list of yours is waiting or running. Wait until it is done, or stop it.',
  'not-possible': 'The list changed meanwhile. This page shows how it is now.',
  unavailable: 'The list cannot be changed right now. Try again later.',
  'no-facts': 'Choose at least one fact.',
  'too-many': jobTexts.tooMany,
  'no-place': 'Choose a column for the place: an address, a parcel number, or latitude and longitude.',
}

const texts = {
  watched:
    'The feed has an entry for each value that changed. While an app reads it, we look once a week, for permits once a day. It ends with this list.',
  unwatched:
    'The feed has an entry for each value that changed. It stays empty until the maker of the list asks us to look for changes, with the button above.',
}

interface Props {
  job: PlaceListJob
  url: UrlParamsOf<typeof jobUrl>
}

export async function JobView({ job, url }: Props) {
  const [{ engine, jobs, feeds }, key] = [await getApp(), await fetchRemovalKey()]
  const isDraft = job.state === 'draft'
  const [counts, before, feed] = isDraft
    ? [[], 0]
    : await Promise.all([
        jobs.counts(job.id),
        job.startedAt ? jobs.before(job.startedAt) : 0,
        feeds.open(job.id),
      ])
  return (
    <PageFrame width={isDraft ? 'page' : 'full'}>
      <PageHeading title={listTitle} lead={formatCount(job.list.rows.length, 'row')} />
      {url.result && (
        <Notice kind="bad" role="alert">
          {results[url.result]}
        </Notice>
      )}
      {isDraft ? (
        <DraftForm job={job} isMaker={key !== undefined} engine={engine} />
      ) : (
        <>
          <JobProgress job={job} counts={counts} before={before ?? 0} />
          <JobActions job={job} counts={counts ?? []} removalKey={key} isWatched={Boolean(feed)} />
          <Follow
            path={jobHref(job.id)}
            rule={feed ? texts.watched : texts.unwatched}
            renewedAt={feed?.renewedAt ?? null}
          />
          <JobResults job={job} url={url} />
        </>
      )}
    </PageFrame>
  )
}
