import type { Metadata } from 'next'
import { titled } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { fetchParcelLayers } from './fetch-parcel-layers'
import { LayerSearch } from './layer-search'
import { describeChecks, parcelLayerTexts } from './layer-texts'
import { LayersByState } from './layers-by-state'
import { LayersFound } from './layers-found'
import { parcelLayersUrl } from './url'

type Props = PageProps<'/sources/parcels'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parcelLayersUrl.parse(await searchParams)
  return titled(parcelLayerTexts.title, Boolean(url.state ?? url.q))
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = parcelLayersUrl.parse(await searchParams)
  const { engine } = await getApp()
  const layers = await fetchParcelLayers(engine)
  return (
    <PageFrame>
      <DroppedNotice dropped={dropped} />
      <PageHeading
        eyebrow={<a href="/sources">Sources</a>}
        title={parcelLayerTexts.title}
        lead={parcelLayerTexts.lead}
      >
        <p className="mt-2">{describeChecks(layers)}</p>
      </PageHeading>
      <LayerSearch url={url} />
      {url.state || url.q ? <LayersFound layers={layers} url={url} /> : <LayersByState layers={layers} />}
    </PageFrame>
  )
}
