import type { Metadata } from 'next'
import { titled } from '@/app/_lib/noindex'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { parcelLayerTexts } from './layer-texts'
import { Registry } from './registry'
import { parcelLayersUrl } from './url'

type Props = PageProps<'/sources/parcels'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parcelLayersUrl.parse(await searchParams)
  return titled(parcelLayerTexts.title, Boolean(url.state ?? url.q))
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = parcelLayersUrl.parse(await searchParams)
  return (
    <PageFrame width="full">
      <DroppedNotice dropped={dropped} />
      <Registry url={url} />
    </PageFrame>
  )
}
