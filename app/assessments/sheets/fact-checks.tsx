import {
  cellName,
  type EntryColumn,
  factNoteName,
  rowsOf,
  verdictName,
  verdicts,
} from '../entries/entry-names'
import { sheetTexts } from './sheet-texts'
import { Box } from './written'

interface Props {
  facts: readonly { id: string; label: string; value: string }[]
}

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachable = { tabIndex: 0 }

const factColumns = [
  sheetTexts.fact,
  sheetTexts.onRecord,
  ...Object.values(verdicts),
  sheetTexts.rightInstead,
]

/** What the record says, for the owner to check. */
export function FactChecks({ facts }: Props) {
  return (
    <section
      aria-labelledby="packet-facts-caption"
      className="overflow-x-auto print:overflow-visible"
      {...reachable}
    >
      <table className="w-full min-w-160 border-collapse text-left text-base print:min-w-0">
        <caption id="packet-facts-caption" className="py-1.5 text-left font-semibold">
          {sheetTexts.facts}
        </caption>
        <thead>
          <tr className="text-sm text-muted">
            {factColumns.map((label) => (
              <th key={label} scope="col" className="border border-edge px-1.5 py-1 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row" className="border border-edge px-1.5 py-1 font-normal">
                {label}
              </th>
              <td className="border border-edge px-1.5 py-1 wrap-anywhere">{value}</td>
              {Object.keys(verdicts).map((verdict) => (
                <td key={verdict} className="border border-edge px-1.5 text-center">
                  <Box name={verdictName(id)} value={verdict} />
                </td>
              ))}
              <td
                data-entry={factNoteName(id)}
                className="w-1/4 border border-edge px-1.5 py-1 wrap-anywhere"
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface WrittenTableProps {
  id: string
  caption: string
  table: Parameters<typeof cellName>[0]
  count: number
  columns: readonly EntryColumn[]
}

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachableCell = { tabIndex: 0 }

/** The rows a person typed, or rows high enough to write in by hand. */
export function WrittenTable({ id, caption, table, count, columns }: WrittenTableProps) {
  return (
    <section
      aria-labelledby={`${id}-caption`}
      className="mb-4 overflow-x-auto print:overflow-visible"
      {...reachableCell}
    >
      <table className="w-full min-w-160 table-fixed border-collapse text-left text-base print:min-w-0">
        <caption id={`${id}-caption`} className="py-1.5 text-left font-semibold">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="relative w-8 border border-edge px-1 py-1 text-sm font-normal">
              <span className="sr-only">Number</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className="border border-edge px-1.5 py-1 align-bottom text-sm font-normal text-muted"
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(count).map((row) => (
            <tr key={row}>
              <th scope="row" className="h-10 border border-edge px-1 text-center font-normal">
                {row}
              </th>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-entry={cellName(table, row, column.id)}
                  className="h-10 border border-edge px-1.5 align-top wrap-anywhere"
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
