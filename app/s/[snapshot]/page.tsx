import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { CopyLink } from '@/components/ui/copy-link'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/lib/format'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { readMadeKey } from '../made'
import { describeEnding } from './describe-ending'
import { EndingPage } from './ending-page'
import { openSnapshot, type Shown, snapshotHref, startReplay } from './open-snapshot'
import { joinNames, nameSource, pages, type ShownProps } from './pages'
import { snapshotPreview } from './preview/snapshot-preview'

const hidden = { robots: { index: false, follow: false } } satisfies Metadata

export async function generateMetadata({ params }: PageProps<'/s/[snapshot]'>): Promise<Metadata> {
  const { snapshot: id } = await params
  const opened = await openSnapshot(id)
  if (opened.kind !== 'found') return { title: describeEnding(opened, id).title, ...hidden }
  const shown = await startReplay(id, opened.snapshot)
  if (!shown) return hidden
  const { takenAt } = opened.snapshot
  const title = `${await titleOf(shown)}, as seen on ${formatMoment(takenAt)}`
  return { title, ...hidden, ...(await snapshotPreview(id, opened.snapshot, title)) }
}

export default async function Page({ params }: PageProps<'/s/[snapshot]'>) {
  const { snapshot: id } = await params
  const opened = await openSnapshot(id)
  if (opened.kind !== 'found') return <EndingPage ending={describeEnding(opened, id)} />
  const shown = await startReplay(id, opened.snapshot)
  if (!shown) return <EndingPage ending={describeEnding({ kind: 'altered' }, id)} />
  const { default: ShownPage } = await pages[shown.page.path]()
  const href = snapshotHref(id)
  const removalKey = await readMadeKey()
  if (!removalKey) void getApp().then(({ snapshots }) => snapshots.markOpened(id))
  return (
    <>
      {removalKey && <MadeByYou href={href} removalKey={removalKey} expiresAt={opened.expiresAt} />}
      <SeenBanner href={href} snapshot={opened.snapshot} />
      <ShownPage {...propsOf(shown)} />
    </>
  )
}

interface SeenBannerProps {
  href: string
  snapshot: Snapshot
}

/** Above a page that is shown again: that it is one, of when, and the way to today. */
async function SeenBanner({ href, snapshot }: SeenBannerProps) {
  const { takenAt, sample, readings, release, href: question } = snapshot
  const { engine } = await getApp()
  const again = readings.filter(({ asSeen }) => !asSeen).map((each) => nameSource(each, engine))
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6 print:px-0 print:pt-0">
      <Notice
        title={
          <>
            As seen on <Moment iso={takenAt} />
          </>
        }
      >
        <p>
          {texts.sources} {sample && <strong>{texts.sample}</strong>}
        </p>
        <p>{release === engine.release ? texts.checked : texts.otherRelease(release)}</p>
        <p>{describeAgain(again, readings.length)}</p>
        <p className="print:hidden">{texts.links}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
          <a href={`${href}/today`} className="inline-flex min-h-11 items-center font-semibold">
            {texts.changes}
          </a>
          <a href={question} className="inline-flex min-h-11 items-center font-semibold">
            {texts.today}
          </a>
        </p>
      </Notice>
    </div>
  )
}

/** Which answers are not the very ones that were on the screen. */
function describeAgain(again: readonly string[], all: number): string {
  if (again.length === 0) return all === 1 ? texts.oneSeen : texts.allSeen(all)
  const which = all === 1 ? 'Its answer was' : `${again.length} of its ${all} answers were`
  return `${which} ${texts.again} ${joinNames(again)}. Each one shows its time.`
}

interface MadeByYouProps {
  href: string
  removalKey: string
  expiresAt: string | null
}

const texts = {
  title: 'You made this link',
  send: 'The address of this page is the link to send.',
  link: 'The link to send',
  only: 'This box is shown to you alone, for ten minutes. Keep the second link to yourself if you may want to remove the page.',
  remove: 'The link to remove it',
  until: (moment: string) => `Kept until ${formatMoment(moment)}.`,
  always: 'Kept until it is removed.',
  sources: 'Nothing here has been updated since. Today’s records may differ.',
  checked: 'We checked it on opening: nothing was changed since it was saved.',
  sample: 'It shows sample data, not real records.',
  otherRelease: (release: string) =>
    `We checked it on opening: the answers were not changed since they were saved. Another version of this site (${release}) saved them and may have shown them differently.`,
  links: 'Links and downloads below use today’s data.',
  oneSeen: 'Its answer is the saved one.',
  allSeen: (count: number) => `All ${count} answers are the saved ones.`,
  again:
    'looked up again when the link was made, because the answer had changed, was gone here or named a person:',
  changes: 'What changed since',
  today: 'The same question today',
}

/** Only for whoever made the link: what to send, and what to keep to oneself. */
function MadeByYou({ href, removalKey, expiresAt }: MadeByYouProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6 print:hidden">
      <Notice kind="good" title={texts.title} role="status">
        <p>
          {texts.send} {expiresAt ? texts.until(expiresAt) : texts.always}
        </p>
        <p className="my-2">
          <CopyLink href={href} label={texts.link} />
        </p>
        <p>{texts.only}</p>
        <p className="my-2">
          <CopyLink href={removalHref(href, removalKey)} label={texts.remove} />
        </p>
      </Notice>
    </div>
  )
}

const removalHref = (href: string, key: string) => `${href}/remove?${new URLSearchParams({ key })}`

async function titleOf(shown: Shown): Promise<string> {
  const { generateMetadata: generate, metadata } = await pages[shown.page.path]()
  const { title } = generate ? await generate(propsOf(shown)) : (metadata ?? {})
  return typeof title === 'string' ? title : 'A page'
}

/** The address was matched against the page's own folder, so its parameters are that page's. */
const propsOf = ({ page: { params, query } }: Shown): ShownProps => ({
  params: Promise.resolve(params as never),
  searchParams: Promise.resolve(query),
})
