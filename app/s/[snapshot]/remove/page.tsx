import { Button, ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatMoment, plural } from '@/lib/format'
import type { Removed } from '@/lib/snapshots/store'
import { choice, declareUrl, text } from '@/lib/url-state'
import { describeEnding } from '../describe-ending'
import { EndingPage } from '../ending-page'
import { openSnapshot, snapshotHref } from '../open-snapshot'

const texts = {
  title: 'Remove a kept page',
  lead: 'Whoever has the link to it will then read that it was removed, and what it showed is no longer stored. This cannot be taken back.',
  look: 'Look at it first',
  remove: 'Remove it now',
  noKey:
    'This link does not hold the key that removes the page. Open the removal link whole, as it was shown when the page was kept.',
  removed: 'It is removed',
  removedNext: 'There is nothing more to do.',
  removedLead: 'The link to it now says so, and what it showed is no longer stored.',
}

const said: Readonly<Partial<Record<Removed['kind'], string>>> = {
  'wrong-key':
    'This key does not belong to the page. Open the removal link whole, as it was shown when the page was kept.',
  unavailable: 'The place where pages are kept cannot be used at this moment. Try again later.',
}

export const metadata = { title: texts.title, robots: { index: false, follow: false } }

const removeUrl = declareUrl({ done: choice(['removed', 'wrong-key', 'unavailable']), key: text(200) })

export default async function Page({ params, searchParams }: PageProps<'/s/[snapshot]/remove'>) {
  const { snapshot: id } = await params
  const { done, key } = removeUrl.parse(await searchParams).url
  const opened = await openSnapshot(id)
  // Anybody can write an address that says so.
  if (done === 'removed' && opened.kind === 'removed')
    return <EndingPage ending={{ title: texts.removed, lead: texts.removedLead, next: texts.removedNext }} />
  if (opened.kind !== 'found') return <EndingPage ending={describeEnding(opened, id)} />
  const { takenAt, href, readings } = opened.snapshot
  const here = snapshotHref(id)
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      {done && said[done] && (
        <Notice kind="bad" role="alert" title="It was not removed">
          {said[done]}
        </Notice>
      )}
      <p className="mb-4 wrap-anywhere">
        Kept of <strong>{href}</strong> as seen on {formatMoment(takenAt)}, with {readings.length}{' '}
        {plural(readings.length, 'answer')}.
      </p>
      <div className="flex flex-wrap gap-3">
        {key && (
          <form method="post" action={`${here}/remove/confirm`}>
            <input type="hidden" name="key" value={key} />
            <Button>{texts.remove}</Button>
          </form>
        )}
        <ButtonLink href={here}>{texts.look}</ButtonLink>
      </div>
      {!key && !done && <p className="mt-4">{texts.noKey}</p>}
    </PageFrame>
  )
}
