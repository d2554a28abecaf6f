import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { AnswerPage } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/patience'
import { Share } from '@/app/_lib/share/share'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { ParsedUrl } from '@/lib/url-state'
import { AboutPanel, DatasetFigures, Description } from './about-panel'
import { showRows } from './asked-dataset'
import { ColumnsPanel } from './columns-panel'
import { fetchSchema, readName } from './fetch-rows'
import { type DatasetName, type RowsUrl, rowsHref, rowsUrl } from './url'

const eyebrow = <a href="/open-data">Open data</a>

export async function generateMetadata({
  params,
}: PageProps<'/open-data/[portal]/[datasetId]'>): Promise<Metadata> {
  const { portal, datasetId } = readName(await params)
  const schema = (await soon(fetchSchema(portal, datasetId)))?.value
  return { title: schema?.ok ? schema.data.name.slice(0, 80) : 'Data set', ...noindex }
}

export default async function Page({ params, searchParams }: PageProps<'/open-data/[portal]/[datasetId]'>) {
  const name = readName(await params)
  const reading = rowsUrl.parse(await searchParams)
  const frame = (asking: ReactNode) => (
    <>
      <PageHeading
        eyebrow={eyebrow}
        title="Data set"
        lead={<span className="wrap-anywhere">{`${name.datasetId} of ${name.portal}`}</span>}
      />
      {asking}
    </>
  )
  return (
    <PageFrame>
      <AnswerPage page={showDataset(name, reading, frame)} stop="/open-data" frame={frame} />
    </PageFrame>
  )
}

async function showDataset(
  name: DatasetName,
  reading: ParsedUrl<RowsUrl>,
  frame: (asking: ReactNode) => ReactNode,
) {
  const here = rowsHref(name, reading.url)
  const schema = await fetchSchema(name.portal, name.datasetId)
  if (!schema.ok)
    return frame(
      <ProblemNotice
        problem={schema.error}
        retry={here}
        instead={{ href: '/open-data', label: 'Find data sets' }}
      />,
    )
  const { data } = schema
  const heading = (
    <>
      <PageHeading eyebrow={eyebrow} title={<span className="wrap-anywhere">{data.name}</span>} />
      <DatasetFigures schema={data} />
    </>
  )
  return (
    <>
      {data.queryable ? (
        await showRows({ schema: data, meta: schema.meta, reading, heading })
      ) : (
        <>
          {heading}
          <Description schema={data} />
          <AboutPanel schema={data} meta={schema.meta} />
        </>
      )}
      <ColumnsPanel answer={schema} />
      <Share href={here} label={data.queryable ? 'Link to this question' : 'Link to this page'} />
    </>
  )
}
