import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { read } from '@/app/_lib/read/data'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { connectors } from '@/connectors'
import type { Query } from '@/lib/url-state'
import { FindForm } from './find-form'
import { toMapHref } from './map-href'
import { Outcome } from './outcome'
import { showParcels } from './plain-parcels'
import { understand } from './understand'
import { type ParcelsUrl, parcelsUrl, plainHref } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Florida parcels',
  lead: 'Every parcel of the 67 county assessment rolls in a list, to filter and download.',
  coverage:
    'Covers the parcels that the Florida Department of Revenue publishes each year. Values are assessments of January 1, not prices. Owners are named only on a parcel’s own page, on request.',
  down: 'The list below may still show what was read before.',
  map: 'Open these parcels on the map',
}

export const metadata: Metadata = { title: texts.title, ...noindex }

/** The list without scripting. Every other address of it is one of the map, where these parcels are a layer. */
export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url: asked, dropped } = parcelsUrl.parse(query)
  if (query.plain === undefined) redirect(toMapHref(asked, dropped))
  const isStart = Object.keys(query).length === 1
  const reply = await begin(answer(asked))
  const problems = problemsOf(reply)
  return (
    <PageFrame width="full">
      <ErrorSummary problems={problems} />
      <DroppedNotice dropped={dropped} />
      <div className={isStart ? '' : 'gap-x-10 lg:flex lg:items-start'}>
        <PageHeading title={texts.title} lead={isStart ? texts.lead : undefined} />
        {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
        <FindForm url={asked} error={problems[0]?.message} />
      </div>
      <Answer reply={reply} />
    </PageFrame>
  )
}

async function answer(asked: ParcelsUrl): Promise<Answered> {
  const [understanding, state] = await Promise.all([
    understand(asked),
    read('us-florida-parcels', 'readLayerState', {}),
  ])
  const { q: _, ...standing } = asked
  const url = understanding.kind === 'place' ? understanding.url : standing
  const { question } = understanding.kind === 'question' ? understanding : {}
  return {
    problems: question ? [{ field: 'q', message: question }] : [],
    shown: (
      <>
        <Outcome url={asked} understanding={understanding} />
        {!state.ok && (
          <ProblemNotice problem={state.error} retry={plainHref(asked)} stillStands={texts.down} />
        )}
        <p className="mb-4">
          <a href={toMapHref(url, [])} className="inline-flex min-h-11 items-center">
            {texts.map}
          </a>
        </p>
        {await showParcels(url)}
        <ParcelCaveats />
        {state.ok && <Provenance meta={state.meta} />}
      </>
    ),
  }
}

/** What limits every value on the page, as the connector says it. */
function ParcelCaveats() {
  return <Caveats items={connectors['us-florida-parcels'].caveats} />
}
