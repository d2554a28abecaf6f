import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Share } from '@/app/_lib/share/share'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { ParsedUrl } from '@/lib/url-state'
import { AboutPanel, DatasetFigures, Description } from './about-panel'
import { ColumnsPanel } from './columns-panel'
import { showRows } from './dataset-rows'
import { fetchSchema } from './fetch-rows'
import { type DatasetReference, type DatasetRowsUrlParams, rowsHref } from './url'

const eyebrow = <a href="/open-data">Open data</a>

export const UnreadHeading = ({ name: { portal, datasetId } }: { name: DatasetReference }) => (
  <PageHeading
    eyebrow={eyebrow}
    title="Data set"
    lead={<span className="wrap-anywhere">{`${datasetId} of ${portal}`}</span>}
  />
)

export async function showDataset(name: DatasetReference, reading: ParsedUrl<DatasetRowsUrlParams>) {
  const here = rowsHref(name, reading.url)
  const schema = await fetchSchema(name.portal, name.datasetId)
  if (!schema.ok)
    return (
      <>
        <UnreadHeading name={name} />
        <ProblemNotice
          problem={schema.error}
          retry={here}
          instead={{ href: '/open-data', label: 'Find data sets' }}
        />
      </>
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
