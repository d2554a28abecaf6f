import { hidden } from '@/app/_lib/noindex'
import { Button, ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatMoment, plural } from '@/lib/format'
import type { SnapshotRemovalOutcome } from '@/lib/snapshots/store'
import { choice, declareUrl, text } from '@/lib/url-state'
import { describeEnding } from './describe-ending'
import { EndingPage } from './ending-page'
import { fetchRemovalKey } from './maker'
import { openSnapshot, snapshotHref } from './open-snapshot'
import { RemovalKeyInput } from './removal-key-input'

const texts = {
  title: 'Remove a frozen copy',
  lead: 'People who open the link will read that you removed it. We delete what it showed. You cannot undo this.',
  others:
    'Your key removes your copy only. If the same page was saved more than once, the link opens until every key has been used.',
  look: 'Look at it first',
  remove: 'Remove it now',
  removed: 'The frozen copy is removed',
  removedNext: 'There is nothing more to do.',
  removedLead: 'Its link now says so, and we no longer store what it showed.',
  used: 'Your copy is removed, but the link still opens',
  usedLead:
    'The same page was saved more than once, and each copy has its own removal key. We delete the page when the last key is used or when its time ends.',
  stillOpens: 'Open the link',
}

const messages: Readonly<Partial<Record<SnapshotRemovalOutcome['kind'], string>>> = {
  'wrong-key':
    'This key does not fit this copy. Open the whole removal link that you got when you made the copy.',
  unavailable: 'We cannot remove frozen copies right now. Try again later.',
}

export const metadata = { title: texts.title, ...hidden }

/** Removal links of earlier releases contain the key in this parameter. */
const removeUrl = declareUrl({
  done: choice(['removed', 'key-removed', 'already-removed', 'wrong-key', 'unavailable']),
  key: text(200),
})

export async function RemovalPage({ params, searchParams }: PageProps<'/s/[snapshot]/remove'>) {
  const { snapshot: id } = await params
  const { done, key: keyInAddress } = removeUrl.parse(await searchParams).url
  const opened = await openSnapshot(id)
  // Anyone can open this URL with `done=removed`, so the page confirms a removal only if the snapshot is really
  // removed.
  if (done === 'removed' && opened.kind === 'removed')
    return <EndingPage ending={{ title: texts.removed, lead: texts.removedLead, next: texts.removedNext }} />
  if (opened.kind !== 'found') return <EndingPage ending={describeEnding(opened, id)} />
  const { takenAt, href, readings } = opened.snapshot
  const here = snapshotHref(id)
  if (done === 'key-removed' || done === 'already-removed') return <StillThere href={here} />
  const key = keyInAddress ?? (await fetchRemovalKey())
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.lead} />
      {done && messages[done] && (
        <Notice kind="bad" role="alert" title="It was not removed">
          {messages[done]}
        </Notice>
      )}
      <p className="mb-4 max-w-reading">{texts.others}</p>
      <p className="mb-4 wrap-anywhere">
        A copy of <strong>{describeAddress(href)}</strong>, made on {formatMoment(takenAt)}, with{' '}
        {readings.length} {plural(readings.length, 'answer')}.
      </p>
      <form method="post" action={`${here}/remove/confirm`}>
        {key ? <input type="hidden" name="key" value={key} /> : <RemovalKeyInput />}
        <div className="flex flex-wrap gap-3">
          <Button>{texts.remove}</Button>
          <ButtonLink href={here}>{texts.look}</ButtonLink>
        </div>
      </form>
    </PageFrame>
  )
}

const StillThere = ({ href }: { href: string }) => (
  <PageFrame width="reading">
    <PageHeading title={texts.used} lead={texts.usedLead} />
    <ButtonLink href={href}>{texts.stillOpens}</ButtonLink>
  </PageFrame>
)

function describeAddress(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const values = [...searchParams.values()].join(', ')
  return values ? `${pathname}: ${values}` : pathname
}
