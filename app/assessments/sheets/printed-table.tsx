import { type FormEntryReader, isFigure, type PdfBlock, type PdfTableCell } from '@/app/_surfaces/pdf/blocks'
import { AgencyNames } from '@/components/ui/agency-text'
import { isSpanish } from '@/lib/language/current-language'
import { Box } from './sheet-fields'

interface Props extends Extract<PdfBlock, { kind: 'table' }> {
  recall: FormEntryReader
  english?: readonly string[] | undefined
}

// In Safari, the keyboard can reach a scrolling region only if it is a tab stop.
const reachable = { tabIndex: 0 }
const MOST_TOGETHER = 10

const isWritten = (cell: PdfTableCell) => typeof cell !== 'string' && cell.ticked === undefined

export function PrintedTable({ caption, columns, rows, recall, english = [] }: Props) {
  const isForm = rows.some(([, ...cells]) => cells.length > 0 && cells.every(isWritten))
  const edge = 'border border-edge px-1.5'
  return (
    <section
      aria-label={caption}
      className={`mb-3 overflow-x-auto print:overflow-visible ${rows.length <= MOST_TOGETHER ? 'print:break-inside-avoid' : ''}`}
      {...reachable}
    >
      <table
        className={`w-full min-w-160 border-collapse text-left text-base print:min-w-0 ${isForm ? 'table-fixed' : ''}`}
      >
        <caption className="py-1.5 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="text-sm text-muted">
            {columns.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`${edge} py-1 align-bottom font-normal wrap-break-word ${isSpanish() ? 'hyphens-auto' : ''} ${isForm && index === 0 ? 'w-10' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)} className={isForm ? 'h-10' : 'print:break-inside-avoid'}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={`${edge} py-0.5 font-normal`}>
                    {typeof cell === 'string' && <AgencyNames text={cell} names={english} />}
                  </th>
                ) : (
                  <CellView key={columns[index]} {...{ cell, recall, english, edge }} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps extends Required<Pick<Props, 'recall' | 'english'>> {
  cell: PdfTableCell
  edge: string
}

function CellView({ cell, recall, english = [], edge }: CellProps) {
  if (typeof cell === 'string')
    return (
      <td
        className={`${edge} py-0.5 tabular-nums ${isFigure(cell) ? 'whitespace-nowrap' : 'wrap-break-word'}`}
      >
        <AgencyNames text={cell} names={english} />
      </td>
    )
  if (cell.ticked !== undefined)
    return (
      <td className={`${edge} text-center`}>
        <Box isTicked={recall(cell.entry) === cell.ticked} />
      </td>
    )
  return <td className={`${edge} w-1/4 align-top wrap-anywhere`}>{recall(cell.entry)}</td>
}
