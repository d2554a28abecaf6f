import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { pageNonce } from '@/app/_lib/frame/nonce'
import { titled } from '@/app/_lib/noindex'
import { DroppedNotice } from '@/components/ui/notice'
import { declaredSources, firstStates } from './first-states'
import MapFrame from './map-frame'
import { MapOnRequest } from './map-on-request'
import { mapUrl } from './url'
import { WithoutScript } from './without-script'

const texts = {
  title: 'Map',
  description:
    'Parcels, regulated facilities and your own places on one map, with the table of what is in view.',
}

export async function generateMetadata({ searchParams }: PageProps<'/map'>): Promise<Metadata> {
  const isAsked = Object.keys(await searchParams).length > 0
  return { ...titled(texts.title, isAsked), description: texts.description }
}

export default async function Page({ searchParams }: PageProps<'/map'>) {
  const { url, dropped } = mapUrl.parse(await searchParams)
  const Shown = (await headers()).get('save-data') === 'on' ? MapOnRequest : MapFrame
  return (
    <div data-map-page className="relative flex h-full flex-col">
      <h1 className="sr-only">{texts.title}</h1>
      <DroppedNotice dropped={[...dropped, ...url.left]} />
      <WithoutScript url={url} />
      <div className="min-h-0 flex-1 noscript:hidden">
        <Shown states={firstStates()} declared={await declaredSources()} nonce={await pageNonce()} />
      </div>
    </div>
  )
}
