import { type Column, DataTable } from '@/components/ui/data-table'
import type { BodyProps } from './dossier-panel'
import type { SeriesNow } from './labor'
import { PanelCaveats } from './panel-caveats'
import { Sources } from './sources'

const texts = {
  caption: (county: string) => `${county}, and the country`,
  none: 'Not published',
  preliminary: 'preliminary',
}

type Figure = NonNullable<SeriesNow['yearBefore']>

const columns: Column<SeriesNow>[] = [
  {
    id: 'series',
    label: 'Series',
    rowHeader: true,
    cell: ({ series: { name, unit } }) => (
      <>
        {name}
        {unit && <span className="block font-normal text-muted">{unit}</span>}
      </>
    ),
  },
  {
    id: 'latest',
    label: 'Latest',
    numeric: true,
    cell: ({ latest }) => (
      <Value figure={latest} note={latest?.preliminary ? texts.preliminary : undefined} />
    ),
  },
  {
    id: 'before',
    label: 'A year before',
    numeric: true,
    cell: ({ yearBefore }) => <Value figure={yearBefore} />,
  },
]

/** The last value of each series and the one twelve months before. */
export function LaborBody({ data: { county, series, notes, caveats }, metas }: BodyProps<'labor'>) {
  return (
    <>
      <DataTable
        id="labor-figures"
        caption={texts.caption(`${county.name}, ${county.state}`)}
        columns={columns}
        rows={series}
        rowKey={({ series: { seriesId } }) => seriesId}
      />
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      <PanelCaveats items={caveats} />
      <Sources metas={metas} />
    </>
  )
}

function Value({ figure, note }: { figure: Figure | undefined; note?: string | undefined }) {
  if (!figure) return <span className="text-muted">{texts.none}</span>
  return (
    <>
      {figure.published ?? figure.value.toLocaleString('en-US')}
      <span className="block text-sm text-muted">{[figure.period, note].filter(Boolean).join(', ')}</span>
    </>
  )
}
