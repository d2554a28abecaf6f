import type { PlainBlock } from '../pdf/document/packet-document'

type Props = Extract<PlainBlock, { kind: 'table' }>

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachable = { tabIndex: 0 }

/** Rows of a record, as the PDF has them. The first cell of each names it. */
export function PrintedTable({ caption, columns, rows }: Props) {
  return (
    <section aria-label={caption} className="mb-3 overflow-x-auto print:overflow-visible" {...reachable}>
      <table className="w-full min-w-160 border-collapse text-left text-base print:min-w-0">
        <caption className="py-1.5 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="text-sm text-muted">
            {columns.map((label) => (
              <th key={label} scope="col" className="border border-edge px-1.5 py-1 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={JSON.stringify([name, ...cells])} className="print:break-inside-avoid">
              <th scope="row" className="border border-edge px-1.5 py-0.5 font-normal wrap-anywhere">
                {textOf(name)}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="border border-edge px-1.5 py-0.5 tabular-nums">
                  {textOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Cells of a record are texts: what a person writes has tables of its own. */
const textOf = (cell: Props['rows'][number][number] | undefined) => (typeof cell === 'string' ? cell : '')
