import type { LayerRow, MapLayer } from '../layers/map-layer'

const texts = {
  title: 'Compare what is selected',
  differs: (label: string) => `${label}, differs`,
  what: 'Value',
  hint: 'Rows in which the records differ come in ink, the others in gray.',
}

interface Props {
  layer: MapLayer
  rows: readonly LayerRow[]
}

/** What is selected side by side, a column each; rows that differ stand out, in words too. */
export function CompareTable({ layer, rows }: Props) {
  return (
    <section
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto print:overflow-visible"
    >
      <p className="px-3 py-1 text-sm text-muted">{texts.hint}</p>
      <table className="border-collapse text-left text-(length:--row-text) leading-(--row-line)">
        <thead className="sticky top-0 z-10 bg-surface print:static">
          <tr>
            <th scope="col" className="px-3 py-(--row-pad)">
              {texts.what}
            </th>
            {rows.map((row) => (
              <th key={row.key} scope="col" className="max-w-48 min-w-28 px-3 py-(--row-pad) align-bottom">
                <a href={layer.href(row)} className="inline-block min-h-6">
                  {row.name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layer.columns.map(({ id, label, cell, numeric }) => {
            const values = rows.map((row) => cell(row))
            const differs = isDifferent(values)
            return (
              <tr key={id} className={`border-t border-line ${differs ? 'font-semibold' : 'text-muted'}`}>
                <th
                  scope="row"
                  aria-label={differs ? texts.differs(label) : undefined}
                  className="px-3 py-(--row-pad) font-normal whitespace-nowrap"
                >
                  {label}
                </th>
                {rows.map((row, at) => (
                  <td key={row.key} className={`px-3 py-(--row-pad) ${numeric ? 'tabular-nums' : ''}`}>
                    {values[at]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** What is not published differs from nothing. */
export function isDifferent(values: readonly string[]): boolean {
  return new Set(values.filter((value) => value !== '')).size > 1
}
