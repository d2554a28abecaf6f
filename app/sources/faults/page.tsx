import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { titled } from '@/app/_lib/noindex'
import { faultTexts } from '../fault-form'
import { parcelLayersUrl } from '../parcels/url'
import { settableFaults } from '../settable-faults'
import { FaultsView } from './faults-view'

export const metadata: Metadata = titled(faultTexts.title, true)

export default async function Page({ searchParams }: PageProps<'/sources/faults'>) {
  const faults = await settableFaults()
  if (!faults) notFound()
  const { url } = parcelLayersUrl.parse(await searchParams)
  return <FaultsView faults={faults} url={url} />
}
