import type { Metadata } from 'next'
import { openHouse } from '@/app/house'
import { formatMoment } from '@/components/ui/format-moment'
import { readMadeKey } from '../made'
import { EndingPage } from './ending-page'
import { MadeByYou } from './made-by-you'
import { openSnapshot, type Shown, snapshotHref, startReplay } from './open-snapshot'
import { pages, type ShownProps } from './pages'
import { snapshotPreview } from './preview/snapshot-preview'
import { sayEnding } from './say-ending'
import { SeenBanner } from './seen-banner'

interface Props {
  params: Promise<{ snapshot: string }>
}

const hidden = { robots: { index: false, follow: false } } satisfies Metadata

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { snapshot: id } = await params
  const opened = await openSnapshot(id)
  if (opened.kind !== 'found') return { title: sayEnding(opened, id).title, ...hidden }
  const shown = await startReplay(id, opened.snapshot)
  if (!shown) return hidden
  const { takenAt } = opened.snapshot
  const title = `${await titleOf(shown)}, as seen on ${formatMoment(takenAt)}`
  return { title, ...hidden, ...(await snapshotPreview(id, opened.snapshot, title)) }
}

export default async function Page({ params }: Props) {
  const { snapshot: id } = await params
  const opened = await openSnapshot(id)
  if (opened.kind !== 'found') return <EndingPage ending={sayEnding(opened, id)} />
  const shown = await startReplay(id, opened.snapshot)
  if (!shown) return <EndingPage ending={sayEnding({ kind: 'altered' }, id)} />
  const { default: ShownPage } = await pages[shown.page.path]()
  const href = snapshotHref(id)
  const removalKey = await readMadeKey()
  if (!removalKey) void openHouse().then(({ snapshots }) => snapshots.markOpened(id))
  return (
    <>
      {removalKey && <MadeByYou href={href} removalKey={removalKey} expiresAt={opened.expiresAt} />}
      <SeenBanner href={href} snapshot={opened.snapshot} />
      <ShownPage {...propsOf(shown)} />
    </>
  )
}

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
