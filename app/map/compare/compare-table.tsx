import type { ReactNode } from 'react'
import type { LayerRow, MapLayer } from '../layers/map-layer'
import { compareHint, marksOf } from './compare-marks'

const texts = {
  title: 'Compare what is selected',
  differs: (label: string) => `${label}, differs`,
  what: 'Value',
}

interface Props {
  layer: MapLayer
  rows: readonly LayerRow[]
  /** The same rows as files. */
  files: ReactNode
}

/** What is selected side by side, a column each; what differs in a way that matters stands out, in words too. */
export function CompareTable({ layer, rows, files }: Props) {
  return (
    <>
      <div className="flex items-start gap-x-4 px-3 py-1 text-sm">
        <p className="text-muted">{compareHint}</p>
        {files}
      </div>
      <section
        data-compare
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto print:overflow-visible"
      >
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
            {layer.columns.map((column) => {
              const { id, label, cell, numeric } = column
              const marks = marksOf(column, rows)
              const differs = marks.some((mark) => mark !== undefined)
              return (
                <tr key={id} className={`border-t border-line ${differs ? '' : 'text-muted'}`}>
                  <th
                    scope="row"
                    aria-label={differs ? texts.differs(label) : undefined}
                    className={`px-3 py-(--row-pad) whitespace-nowrap ${differs ? '' : 'font-normal'}`}
                  >
                    {label}
                  </th>
                  {rows.map((row, at) => (
                    <td
                      key={row.key}
                      className={`px-3 py-(--row-pad) align-top ${numeric ? 'tabular-nums' : ''}`}
                    >
                      {marks[at] ? <Marked words={marks[at]}>{cell(row)}</Marked> : cell(row)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}

const Marked = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <strong>{children}</strong> <span className="block text-xs">{words}</span>
  </>
)
