import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PointPage, pointMetadata } from '@/app/_lib/places/point-page'
import { findListedLayer } from '../fetch-list'
import { answerList } from '../layer-list'
import { layerListHref, layerListUrl } from '../url'

const texts = {
  lead: 'List what the map shows around a place, without the map.',
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1.',
}

type Props = PageProps<'/map/list/[layer]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const layer = findListedLayer((await params).layer)
  return layer ? pointMetadata(layer.title, layerListUrl.parse(await searchParams).url) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const layer = findListedLayer((await params).layer)
  if (!layer) notFound()
  const { url, dropped } = layerListUrl.parse(await searchParams)
  return (
    <PointPage
      texts={{ ...texts, title: layer.title, coverage: layer.limits }}
      path={`/map/list/${layer.id}`}
      url={url}
      href={layerListHref(layer.id, url)}
      dropped={dropped}
      maxLength={300}
      answer={answerList(layer, url)}
    />
  )
}
