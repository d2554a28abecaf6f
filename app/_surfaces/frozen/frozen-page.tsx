import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { hidden } from '@/app/_lib/noindex'
import type { ShareablePath } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { CopyLink } from '@/components/ui/copy-link'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/lib/format'
import { frozenServiceId, livePageHref } from '@/lib/live-links/service-address'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import type { UrlQuery } from '@/lib/url-state'
import { Follow } from '../feeds/follow'
import { describeEnding } from './describe-ending'
import { describeSnapshot, type SnapshotDescriber, snapshotMetadata } from './describe-snapshot'
import { EndingPage } from './ending-page'
import { fetchRemovalKey } from './maker'
import {
  joinNames,
  nameSource,
  openSnapshot,
  type SnapshotPage,
  snapshotHref,
  startReplay,
} from './open-snapshot'
import { methodOf } from './replay'

interface ShownProps {
  params: Promise<never>
  searchParams: Promise<UrlQuery>
}

export interface PageModule {
  default: (props: ShownProps) => ReactNode | Promise<ReactNode>
  generateMetadata?: (props: ShownProps) => Metadata | Promise<Metadata>
  metadata?: Metadata
}

type Pages = Readonly<Record<ShareablePath, () => Promise<PageModule>>>

export const frozenPage = (pages: Pages, factsOf: SnapshotDescriber) => ({
  async generateMetadata({ params }: PageProps<'/s/[snapshot]'>): Promise<Metadata> {
    const { snapshot: id } = await params
    const opened = await openSnapshot(id)
    if (opened.kind !== 'found') return { title: describeEnding(opened, id).title, ...hidden }
    const { snapshot } = opened
    const replay = await startReplay(id, snapshot)
    if (!replay) return hidden
    const pageTitle = await titleOf(await pages[replay.page.path](), propsOf(replay))
    const title = `${pageTitle}, frozen copy of ${formatMoment(snapshot.takenAt)}`
    const preview = await describeSnapshot(snapshot, factsOf)
    return { title, ...hidden, ...(await snapshotMetadata(id, title, preview)) }
  },

  async Page({ params }: PageProps<'/s/[snapshot]'>) {
    const { snapshot: id } = await params
    const opened = await openSnapshot(id)
    if (opened.kind !== 'found') return <EndingPage ending={describeEnding(opened, id)} />
    const replay = await startReplay(id, opened.snapshot)
    if (!replay) return <EndingPage ending={describeEnding({ kind: 'altered' }, id)} />
    const { default: ShownPage } = await pages[replay.page.path]()
    const href = snapshotHref(id)
    const removalKey = await fetchRemovalKey()
    if (!removalKey) void getApp().then(({ snapshots }) => snapshots.markOpened(id))
    return (
      <>
        <SeenBanner id={id} snapshot={opened.snapshot} />
        {removalKey && <MadeByYou href={href} removalKey={removalKey} expiresAt={opened.expiresAt} />}
        <ShownPage {...propsOf(replay)} />
      </>
    )
  },
})

interface SeenBannerProps {
  id: string
  snapshot: Snapshot
}

async function SeenBanner({ id, snapshot }: SeenBannerProps) {
  const { takenAt, sample, readings, release, href: question } = snapshot
  const { engine, feeds } = await getApp()
  const href = snapshotHref(id)
  const feed = await feeds.open(id)
  const again = readings.filter(({ asSeen }) => !asSeen).map((each) => nameSource(each, engine))
  return (
    <aside aria-label={texts.name} className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-5 px-4 text-base sm:px-6 print:block print:px-0">
        <p className="py-2">
          <strong>{texts.name}</strong> of <Moment iso={takenAt} />.{' '}
          {sample && <strong>{texts.sample}</strong>}
        </p>
        <a href={`${href}/today`} className="inline-flex min-h-9 items-center print:hidden">
          {texts.changes}
        </a>
        <a href={question} className="inline-flex min-h-9 items-center print:hidden">
          {texts.live}
        </a>
        <Follow path={href} rule={texts.feedRule} renewedAt={feed?.renewedAt ?? null} />
        <details className="open:w-full open:pb-2 print:details-content:[content-visibility:visible]">
          <summary className="inline-flex min-h-9 items-center text-accent underline underline-offset-[0.2em] print:hidden">
            {texts.about}
          </summary>
          <p>{texts.sources}</p>
          <p>{release === engine.release ? texts.checked : texts.otherRelease(release)}</p>
          <p>{describeAgain(again, readings.length)}</p>
          <p className="print:hidden">{texts.links}</p>
          {readings.some((each) => methodOf(engine, each)?.table) && (
            <p className="print:hidden">
              <a href={livePageHref(frozenServiceId(id))}>{texts.rows}</a>
            </p>
          )}
        </details>
      </div>
    </aside>
  )
}

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
  title: 'You made this frozen copy',
  link: 'Link to send',
  only: 'Only you see this box, for ten minutes. Keep the removal link to yourself if you may want to remove the copy.',
  remove: 'Link to remove it',
  until: (moment: string) => `We keep it until ${formatMoment(moment)}.`,
  always: 'We keep it until you remove it.',
  name: 'Frozen copy',
  about: 'About this copy',
  sources: 'Nothing here has been updated since. Today’s records may differ.',
  checked: 'We checked it on opening: nothing was changed since it was saved.',
  sample: 'Sample data, not real.',
  otherRelease: (release: string) =>
    `We checked it on opening: the answers were not changed since they were saved. Another version of this site (${release}) saved them and may have shown them differently.`,
  links: 'Links and downloads below use today’s data.',
  oneSeen: 'Its answer is the saved one.',
  allSeen: (count: number) => `All ${count} answers are the saved ones.`,
  again:
    'looked up again when the link was made, because the answer had changed, was gone here or named a person:',
  changes: 'What changed since',
  feedRule:
    'The feed has an entry for each value that changed. While an app reads it, we look once a week, for permits and violations once a day. It ends with this copy.',
  live: 'Live page',
  rows: 'Open the saved rows in QGIS, ArcGIS or Excel',
}

function MadeByYou({ href, removalKey, expiresAt }: MadeByYouProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-3 sm:px-6 print:hidden">
      <Notice kind="good" title={texts.title} role="status">
        <p className="flex flex-wrap gap-x-8">
          <CopyLink href={href} label={texts.link} />
          <CopyLink href={removalHref(href, removalKey)} label={texts.remove} />
        </p>
        <p className="text-base">
          {texts.only} {expiresAt ? texts.until(expiresAt) : texts.always}
        </p>
      </Notice>
    </div>
  )
}

/** Browsers do not send the fragment, so no log contains the key. */
const removalHref = (href: string, key: string) => `${href}/remove#${key}`

async function titleOf({ generateMetadata, metadata }: PageModule, props: ShownProps): Promise<string> {
  const { title } = generateMetadata ? await generateMetadata(props) : (metadata ?? {})
  return typeof title === 'string' ? title : 'A page'
}

/** The cast is safe, because the URL matched the path of this page. */
const propsOf = ({ page: { params, query } }: SnapshotPage): ShownProps => ({
  params: Promise.resolve(params as never),
  searchParams: Promise.resolve(query),
})
