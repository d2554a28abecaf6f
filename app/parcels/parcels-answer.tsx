import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { connectors } from '@/connectors'
import { toMapHref } from './map-href'
import { Outcome } from './outcome'
import { showParcels } from './plain-parcels'
import { resolveParcels } from './understand'
import { type ParcelsUrlParams, plainHref } from './url'

const texts = {
  down: 'The list below may still show what was read before.',
  map: 'Open these parcels on the map',
}

export async function answer(query: ParcelsUrlParams): Promise<PageContent> {
  const [understanding, state] = await Promise.all([
    resolveParcels(query),
    read('us-florida-parcels', 'readLayerState', {}),
  ])
  const { q: _, ...standing } = query
  const url = understanding.kind === 'place' ? understanding.url : standing
  const { question } = understanding.kind === 'question' ? understanding : {}
  return {
    problems: question ? [{ field: 'q', message: question }] : [],
    shown: (
      <>
        <Outcome url={query} understanding={understanding} />
        {!state.ok && (
          <ProblemNotice problem={state.error} retry={plainHref(query)} stillStands={texts.down} />
        )}
        <p className="mb-4">
          <a href={toMapHref(url, [])} className="inline-flex min-h-11 items-center">
            {texts.map}
          </a>
        </p>
        {await showParcels(url)}
        <Caveats items={connectors['us-florida-parcels'].caveats} />
        {state.ok && <Provenance meta={state.meta} />}
      </>
    ),
  }
}
