import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { FindForm } from './find-form'
import { Outcome } from './outcome'
import { ParcelCaveats } from './parcel-caveats'
import { parseParcelsUrl } from './parse'
import { plainHref } from './plain-href'
import { PlainParcels } from './plain-parcels'
import { readState } from './read-state'
import { understand } from './understand'
import { type ParcelsUrl, parcelsHref } from './url'
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
  const { value } = parseParcelsUrl(query)
  const asked = Object.keys(query).length > 0
  return {
    title: value.q ? `${value.q.slice(0, 80)}: ${texts.title}` : texts.title,
    ...(asked ? noindex : {}),
  }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { value: asked, dropped } = parseParcelsUrl(query)
  const isStart = Object.keys(query).length === 0
  const plain = query.plain !== undefined
  const [understanding, state] = await Promise.all([understand(asked), readState()])
  const error = understanding.kind === 'question' ? understanding.question : undefined
  const { q: _, ...standing } = asked
  const url = understanding.kind === 'place' ? understanding.url : standing
  return (
    <PageFrame width="full">
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <DroppedNotice dropped={dropped} />
      <div className={isStart ? '' : 'gap-x-10 lg:flex lg:items-start'}>
        <PageHeading title={texts.title} lead={isStart ? texts.lead : undefined} />
        {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
        <FindForm url={asked} error={error} plain={plain} />
      </div>
      <Outcome url={asked} understanding={understanding} />
      {!state.ok && (
        <ProblemNotice problem={state.error} retry={parcelsHref(asked)} stillStands={texts.down} />
      )}
      {plain ? <PlainParcels url={url} /> : <Scripted url={url} edition={state.edition} />}
      <ParcelCaveats />
      {state.ok && <Provenance meta={state.meta} />}
    </PageFrame>
  )
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
