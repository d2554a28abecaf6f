import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { PageFrame } from '@/components/ui/page-frame'
import { parsePermitsUrl } from './parse'
import { PlaceQuestion } from './place-question'
import { PropertyView } from './property-view'
import { readMarkets, readSources } from './read-permits'
import { SourceView } from './source-view'
import { nameQuestion } from './source-words'
import { permitsHref } from './url'

interface Props {
  searchParams: Promise<Query>
}

const TITLE = 'Building permits'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parsePermitsUrl(await searchParams)
  const asked = nameQuestion(url)
  return { title: asked ? `${asked} (building permits)` : TITLE, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url, dropped, periodError } = parsePermitsUrl(query)
  return (
    <PageFrame>
      <DroppedNotice dropped={dropped} />
      {url.source ? (
        <SourceView url={url} sourceId={url.source} periodError={periodError} />
      ) : (
        <Places url={url} query={query} />
      )}
    </PageFrame>
  )
}

async function Places({ url, query }: { url: ReturnType<typeof parsePermitsUrl>['url']; query: Query }) {
  const [sources, markets] = await Promise.all([readSources(), readMarkets()])
  if (!sources.ok) return <ProblemNotice problem={sources.error} retry={permitsHref(url)} />
  if (!markets.ok) return <ProblemNotice problem={markets.error} retry={permitsHref(url)} />
  const market = markets.data.markets.find((each) => each.market === url.market)
  if (market) return <PropertyView url={url} market={market} submitted={query.property !== undefined} />
  return (
    <PlaceQuestion
      title={TITLE}
      url={url}
      isAsked={query.q !== undefined}
      sources={sources.data.sources}
      markets={markets.data.markets}
    />
  )
}
