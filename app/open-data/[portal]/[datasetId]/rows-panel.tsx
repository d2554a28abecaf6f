import type { Route } from 'next'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { Pager } from '@/components/ui/pager'
import { mayHavePosition } from '@/connectors/open-data-discovery/public'
import { formatsFor } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import type { DatasetRowsResponse, DatasetRowsSchema } from './fetch-rows'
import { MOST_FILTERS } from './filter'
import { RowsTable } from './rows-table'
import { type DatasetRowsUrlParams, rowsHref, rowsUrl } from './url'

const texts = {
  open: 'Anybody may have written these texts. We show them as text only: nothing in them is a link or an instruction.',
}

interface Props {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  answer: DatasetRowsResponse
}

export function RowsPanel({ schema, url, answer: { data, meta } }: Props) {
  const { returned, columns, caveats, scan } = data
  const marked = Object.keys(scan.flagged).length + Object.keys(scan.redacted).length > 0
  return (
    <Panel
      id="found-rows"
      title={describeRows(url, data)}
      state={returned === 0 ? 'none' : isOld(meta) ? 'stale' : undefined}
    >
      {returned === 0 && <p className="mb-4">{describeNone(url)}</p>}
      {returned > 0 && (
        <>
          <ExportLinks
            what={returned === 1 ? 'this row' : `these ${returned} rows`}
            formats={formatsFor(mayHavePosition(columns))}
            isLive={mayHavePosition(columns)}
            href={(format) =>
              `/open-data/${schema.portal}/${schema.datasetId}/export?format=${format}&${rowsUrl.toQuery({ ...url, selected: undefined })}`
            }
          />
          <BlankFirst schema={schema} url={url} data={data} />
          <RowsTable schema={schema} url={url} data={data} />
          {marked && <p className="mb-4 text-base text-muted">{texts.open}</p>}
        </>
      )}
      <RowsPager schema={schema} url={url} data={data} />
      <Provenance meta={meta} caveats={caveats} />
    </Panel>
  )
}

function RowsPager({
  schema,
  url,
  data,
}: {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  data: DatasetRowsResponse['data']
}) {
  const { nextOffset, truncated, returned } = data
  const { offset, rows } = url
  const hrefOf = (to: number) =>
    `${rowsHref(schema, { ...url, offset: to, selected: undefined })}#found-rows` as Route
  const printed = { from: offset + 1, to: offset + returned }
  return (
    <Pager
      name="Pages of rows"
      back={[
        offset > rows && { label: 'First rows', href: hrefOf(0) },
        offset > 0 && { label: `Previous ${rows}`, href: hrefOf(Math.max(0, offset - rows)) },
      ]}
      on={[nextOffset !== null && { label: `Next ${rows}`, href: hrefOf(nextOffset) }]}
      printed={returned > 0 ? { ...printed, ...(truncated ? {} : { total: printed.to }) } : undefined}
    >
      {truncated && nextOffset === null && (
        <p>There are more rows than you can page through. Add filters to reach the others.</p>
      )}
    </Pager>
  )
}

/** The sentence has no total, because none is requested. */
function describeRows(
  { offset }: DatasetRowsUrlParams,
  { returned, truncated }: DatasetRowsResponse['data'],
): string {
  if (returned === 0) return offset > 0 ? 'No rows from here on' : 'No rows'
  const last = offset + returned
  if (truncated) return `Rows ${formatNumber(offset + 1)} to ${formatNumber(last)}; there are more`
  if (offset === 0) return `${formatCount(returned, 'row')}, and no more`
  return `Rows ${formatNumber(offset + 1)} to ${formatNumber(last)}, the last ones`
}

function describeNone({ offset, filters, q }: DatasetRowsUrlParams): string {
  if (offset > 0) return 'This is beyond the last row.'
  return filters.length > 0 || q
    ? 'No row matches all of this. Text is compared letter by letter, capitals included: “contains” takes any case.'
    : 'The portal publishes no rows in this data set.'
}

/** In descending order portals put empty values first, so the page offers a filter that excludes them. */
function BlankFirst({
  schema,
  url,
  data,
}: {
  schema: DatasetRowsSchema
  url: DatasetRowsUrlParams
  data: DatasetRowsResponse['data']
}) {
  const { order, descending, filters } = url
  if (!order || !descending || filters.length >= MOST_FILTERS || data.rows[0]?.[order] !== null) return null
  const title = data.columns.find(({ field }) => field === order)?.title ?? order
  const query = {
    ...url,
    filters: [...filters, { column: order, is: 'filled' as const, value: '' }],
    offset: 0,
  }
  return (
    <p className="mb-4 print:hidden">
      Rows with nothing in {title} come first.{' '}
      <a href={`${rowsHref(schema, query)}#found-rows`} className="inline-block min-h-6 py-0.5">
        Leave them out
      </a>
    </p>
  )
}
