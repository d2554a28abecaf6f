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
  title: 'Remove a frozen copy',
  lead: 'People who open the link will read that you removed it. We delete what it showed. You cannot undo this.',
  look: 'Look at it first',
  remove: 'Remove it now',
  noKey:
    'This link lacks the key that removes the copy. Open the whole removal link that you got when you made the copy.',
  removed: 'The frozen copy is removed',
  removedNext: 'There is nothing more to do.',
  removedLead: 'Its link now says so, and we no longer store what it showed.',
}

const said: Readonly<Partial<Record<Removed['kind'], string>>> = {
  'wrong-key':
    'This key does not fit this copy. Open the whole removal link that you got when you made the copy.',
  unavailable: 'We cannot remove frozen copies right now. Try again later.',
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
        A copy of <strong>{describeAddress(href)}</strong>, made on {formatMoment(takenAt)}, with{' '}
        {readings.length} {plural(readings.length, 'answer')}.
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

/** "/place: 742 W Inkwell St": what was asked, without the marks that an address needs. */
function describeAddress(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const asked = [...searchParams.values()].join(', ')
  return asked ? `${pathname}: ${asked}` : pathname
}
