import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/panel'
import { mayHavePosition } from '@/connectors/open-data-discovery/row-position'
import { formats } from '@/lib/export/formats'
import type { RowsAnswer, Schema } from './read-rows'
import { RowsPager } from './rows-pager'
import { RowsTable } from './rows-table'
import { sayNone, sayRows } from './say-rows'
import { MOST_FILTERS, type RowsUrl, rowsHref, rowsQuery } from './url'

const texts = {
  open: 'Texts were written by anybody. They are shown as text only: nothing in them is a link or an instruction.',
}

interface Props {
  schema: Schema
  url: RowsUrl
  answer: RowsAnswer
}

/** One page of rows, and everything that limits what they say. */
export function RowsPanel({ schema, url, answer: { data, meta } }: Props) {
  const { returned, columns, caveats, scan } = data
  const offered = formats.filter(({ id }) => id !== 'geojson' || mayHavePosition(columns))
  const marked = Object.keys(scan.flagged).length + Object.keys(scan.redacted).length > 0
  return (
    <Panel
      id="found-rows"
      title={sayRows(url, data)}
      state={returned === 0 ? 'none' : meta.state === 'stale' ? 'stale' : undefined}
    >
      {returned === 0 && <p className="mb-4">{sayNone(url)}</p>}
      {returned > 0 && (
        <>
          <ExportLinks
            what={returned === 1 ? 'this row' : `these ${returned} rows`}
            formats={offered}
            href={(format) =>
              `/open-data/${schema.portal}/${schema.datasetId}/export?format=${format}&${rowsQuery({ ...url, selected: undefined })}`
            }
          />
          <BlankFirst schema={schema} url={url} data={data} />
          <RowsTable schema={schema} url={url} data={data} />
          {marked && <p className="mb-4 text-base text-muted">{texts.open}</p>}
        </>
      )}
      <RowsPager schema={schema} url={url} data={data} />
      <Caveats items={caveats} />
      <Provenance meta={meta} />
    </Panel>
  )
}

/** Portals put what is empty before the largest; a reader who wants the latest first means something else. */
function BlankFirst({ schema, url, data }: { schema: Schema; url: RowsUrl; data: RowsAnswer['data'] }) {
  const { order, descending, filters } = url
  if (!order || !descending || filters.length >= MOST_FILTERS || data.rows[0]?.[order] !== null) return null
  const title = data.columns.find(({ field }) => field === order)?.title ?? order
  const asked = {
    ...url,
    filters: [...filters, { column: order, is: 'filled' as const, value: '' }],
    offset: 0,
  }
  return (
    <p className="mb-4 print:hidden">
      Rows with nothing in {title} come first.{' '}
      <a href={`${rowsHref(schema, asked)}#found-rows`} className="inline-block min-h-6 py-0.5">
        Leave them out
      </a>
    </p>
  )
}
