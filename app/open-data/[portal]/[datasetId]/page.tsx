import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { Share } from '@/app/share'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { AboutPanel } from './about-panel'
import { AskedDataset } from './asked-dataset'
import { ColumnsPanel } from './columns-panel'
import { parseRowsUrl } from './parse'
import { readName } from './read-name'
import { readSchema } from './read-rows'
import { type DatasetName, rowsHref } from './url'

interface Props {
  params: Promise<DatasetName>
  searchParams: Promise<Query>
}

const eyebrow = <a href="/open-data">Open data</a>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { portal, datasetId } = readName(await params)
  const schema = await readSchema(portal, datasetId)
  return { title: schema.ok ? schema.data.name.slice(0, 80) : 'Data set', ...noindex }
}

export default async function Page({ params, searchParams }: Props) {
  const name = readName(await params)
  const reading = parseRowsUrl(await searchParams)
  const here = rowsHref(name, reading.url)
  const schema = await readSchema(name.portal, name.datasetId)
  if (!schema.ok) {
    return (
      <PageFrame>
        <PageHeading
          eyebrow={eyebrow}
          title="Data set"
          lead={<span className="wrap-anywhere">{`${name.datasetId} of ${name.portal}`}</span>}
        />
        <ProblemNotice
          problem={schema.error}
          retry={here}
          instead={{ href: '/open-data', label: 'Find data sets' }}
        />
      </PageFrame>
    )
  }
  const { data } = schema
  const heading = (
    <PageHeading
      eyebrow={eyebrow}
      title={<span className="wrap-anywhere">{data.name}</span>}
      lead={data.portal}
    />
  )
  return (
    <PageFrame>
      {data.queryable ? (
        <AskedDataset schema={data} meta={schema.meta} reading={reading} heading={heading} />
      ) : (
        <>
          {heading}
          <AboutPanel schema={data} meta={schema.meta} />
        </>
      )}
      <ColumnsPanel answer={schema} />
      <Share href={here} label={data.queryable ? 'Link to this question' : 'Link to this page'} />
    </PageFrame>
  )
}
