import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { read } from '@/app/_lib/read/data'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice, Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { usFloridaParcels } from '@/connectors/us-florida-parcels'
import type { Query } from '@/lib/url-state'
import { FindForm } from './find-form'
import { Outcome } from './outcome'
import { showParcels } from './plain-parcels'
import { understand } from './understand'
import { type ParcelsUrl, parcelsHref, parcelsUrl, plainHref } from './url'
import { WorkspaceIsland } from './workspace/workspace-island'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Florida parcels',
  lead: 'Every parcel of the 67 county assessment rolls, on a map and in a list, to filter, compare and download.',
  coverage:
    'Covers the parcels that the Florida Department of Revenue publishes each year. Values are assessments of January 1, not prices. Owners are named only on a parcel’s own page, on request.',
  down: 'The map below may still show what was read before.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams
  const { url } = parcelsUrl.parse(query)
  const asked = Object.keys(query).length > 0
  return {
    title: url.q ? `${url.q.slice(0, 80)}: ${texts.title}` : texts.title,
    ...(asked ? noindex : {}),
  }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url: asked, dropped } = parcelsUrl.parse(query)
  const isStart = Object.keys(query).length === 0
  const plain = query.plain !== undefined
  const reply = await begin(answer(asked, plain))
  const problems = problemsOf(reply)
  return (
    <PageFrame width="full">
      <ErrorSummary problems={problems} />
      <DroppedNotice dropped={dropped} />
      <div className={isStart ? '' : 'gap-x-10 lg:flex lg:items-start'}>
        <PageHeading title={texts.title} lead={isStart ? texts.lead : undefined} />
        {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
        <FindForm url={asked} error={problems[0]?.message} plain={plain} />
      </div>
      <Answer reply={reply} />
    </PageFrame>
  )
}

async function answer(asked: ParcelsUrl, plain: boolean): Promise<Answered> {
  const [understanding, state] = await Promise.all([understand(asked), fetchState()])
  const { q: _, ...standing } = asked
  const url = understanding.kind === 'place' ? understanding.url : standing
  const { question } = understanding.kind === 'question' ? understanding : {}
  return {
    problems: question ? [{ field: 'q', message: question }] : [],
    shown: (
      <>
        <Outcome url={asked} understanding={understanding} />
        {!state.ok && (
          <ProblemNotice problem={state.error} retry={parcelsHref(asked)} stillStands={texts.down} />
        )}
        {plain ? await showParcels(url) : <Scripted url={url} edition={state.edition} />}
        <ParcelCaveats />
        {state.ok && <Provenance meta={state.meta} />}
      </>
    ),
  }
}

/** What the source holds now. Without an answer the map goes on with what was kept under no edition. */
async function fetchState() {
  const answer = await read('us-florida-parcels', 'readLayerState', {})
  if (!answer.ok) return { ...answer, edition: '0' }
  const { edition } = answer.data
  return { ...answer, edition: String(edition ?? 0) }
}

/** What limits every value on the page, as the connector says it. */
function ParcelCaveats() {
  return <Caveats items={usFloridaParcels.caveats} />
}

function Scripted({ url, edition }: { url: ParcelsUrl; edition: string }) {
  return (
    <>
      <noscript>
        <Notice title="The map needs scripting, which is switched off">
          <p>
            <a href={plainHref(url)}>Go on with the plain list of this place</a>
          </p>
        </Notice>
      </noscript>
      <WorkspaceIsland key={parcelsHref(url)} url={url} edition={edition} />
    </>
  )
}
