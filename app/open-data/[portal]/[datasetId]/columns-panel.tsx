import { Fragment } from 'react'
import { TextFlags } from '@/components/open-data/text-flags'
import { Provenance } from '@/components/provenance/provenance'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formatsFor } from '@/lib/export/format'
import { formatCount } from '@/lib/format'
import type { DatasetRowsSchema, DatasetSchemaResponse } from './fetch-rows'

type SchemaColumn = DatasetRowsSchema['columns'][number]

const holds = {
  text: 'Text',
  number: 'A number',
  moment: 'A day or moment',
  'yes-no': 'Yes or no',
  other: 'No plain value',
} as const satisfies Record<SchemaColumn['holds'], string>

export function ColumnsPanel({ answer: { data, meta } }: { answer: DatasetSchemaResponse }) {
  const { portal, datasetId, columns, flags, caveats } = data
  const count = formatCount(columns.length, 'column')
  return (
    <Panel id="columns" title={columns.length > 0 ? count : 'No columns'}>
      {columns.length === 0 ? (
        <p>The portal publishes no columns.</p>
      ) : (
        <>
          <DataTable
            id="columns-table"
            caption={`Columns of ${data.name}`}
            columns={tableOf(flags)}
            rows={columns}
            rowKey={({ field }) => field}
            dense
            wide
          />
          <ExportLinks
            what="the columns"
            formats={formatsFor(false)}
            href={(format) =>
              `/export/open-data-discovery/getDatasetSchema.${format}?${new URLSearchParams({ portal, datasetId })}`
            }
          />
        </>
      )}
      <Provenance meta={meta} caveats={data.queryable ? [] : caveats} />
    </Panel>
  )
}

function tableOf(flags: DatasetRowsSchema['flags']): DataTableColumn<SchemaColumn>[] {
  return [
    {
      id: 'title',
      label: 'Column',
      rowHeader: true,
      cell: ({ title }) => (
        <span className="wrap-anywhere">
          <FieldName>{title}</FieldName>
        </span>
      ),
    },
    {
      id: 'field',
      label: 'Name for programs',
      cell: ({ field }) => (
        <code className="text-sm wrap-anywhere">
          <FieldName>{field}</FieldName>
        </code>
      ),
    },
    { id: 'holds', label: 'Holds', cell: (column) => holds[column.holds] },
    { id: 'type', label: 'Type at the portal', cell: ({ type }) => type },
    {
      id: 'description',
      label: 'What the publisher says',
      cell: ({ field, description }) => (
        <>
          <span className="wrap-anywhere">{description ?? <span className="text-muted">Nothing</span>}</span>
          <TextFlags flags={flags.filter(({ column }) => column === field)} />
        </>
      ),
    },
  ]
}

/** Lets a long name break after an underscore, so that it is never cut off. */
export const FieldName = ({ children }: { children: string }) =>
  children.split(/(?<=_)(?=.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
