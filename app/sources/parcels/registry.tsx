import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { getApp } from '@/app/_lib/site/app'
import { PageHeading } from '@/components/ui/page/page-heading'
import { readRegistry } from './fetch-parcel-layers'
import { LayerSearch } from './layer-search'
import { describeChecks, parcelLayerTexts } from './layer-texts'
import { LayersByState } from './layers-by-state'
import { LayersFound } from './layers-found'
import type { ParcelLayersUrlParams } from './url'

export async function Registry({ url }: { url: ParcelLayersUrlParams }) {
  const { engine } = await getApp()
  const answer = await readRegistry(engine)
  const heading = (checks?: string) => (
    <PageHeading
      eyebrow={<a href="/sources">Sources</a>}
      title={parcelLayerTexts.title}
      lead={parcelLayerTexts.lead}
    >
      {checks && <p className="mt-2">{checks}</p>}
    </PageHeading>
  )
  if (!answer.ok)
    return (
      <>
        {heading()}
        <ProblemNotice problem={answer.error} instead={{ href: '/sources', label: 'All sources' }} />
      </>
    )
  const { layers } = answer.data
  return (
    <>
      {heading(describeChecks(layers))}
      <LayerSearch url={url} />
      {url.state || url.q ? <LayersFound layers={layers} url={url} /> : <LayersByState layers={layers} />}
    </>
  )
}
