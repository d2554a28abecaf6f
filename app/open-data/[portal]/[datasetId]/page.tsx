import type { Metadata } from 'next'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/page-deadline'
import { fetchSchema, readName } from './fetch-rows'
import { showDataset, UnreadHeading } from './show-dataset'
import { rowsUrl } from './url'

export async function generateMetadata({
  params,
}: PageProps<'/open-data/[portal]/[datasetId]'>): Promise<Metadata> {
  const { portal, datasetId } = readName(await params)
  const schema = (await soon(fetchSchema(portal, datasetId)))?.value
  return titled(schema?.ok ? schema.data.name.slice(0, 80) : 'Data set', true)
}

export default async function Page({ params, searchParams }: PageProps<'/open-data/[portal]/[datasetId]'>) {
  const name = readName(await params)
  return (
    <FramedAnswer
      page={showDataset(name, rowsUrl.parse(await searchParams))}
      stop="/open-data"
      heading={<UnreadHeading name={name} />}
    />
  )
}
