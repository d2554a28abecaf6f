import type { Cells, CellTemplate } from './cells'

interface HeaderColumn {
  name: string
  /** An empty column has null. */
  cell: CellTemplate
  type?: string
}

/**
 * Reads the columns of a table, which have commas between them: `name = fact|step as type`. A text in quotation marks
 * is a template. A name alone has its cell in `cells`, or is empty.
 */
export function parseHeader(header: string, cells: Cells = {}): HeaderColumn[] {
  const columns = (header.match(/(?:[^,"]|"[^"]*")+/g) ?? []).map((text): HeaderColumn => {
    const [, name, value, type] =
      /^([^="]+?)(?: = ("[^"]*"|[^"]+?))?(?: as ([a-z_ ]+))?$/.exec(text.trim()) ?? []
    if (name === undefined) throw new Error(`A sample table has a column that cannot be read: ${text.trim()}`)
    return { name, cell: value === undefined ? (cells[name] ?? null) : cellOf(value), ...(type && { type }) }
  })
  const missing = Object.keys(cells).find((name) => !columns.some((column) => column.name === name))
  if (missing !== undefined)
    throw new Error(`A sample table has a cell for ${missing}, which is not in its header`)
  return columns
}

function cellOf(value: string): CellTemplate {
  if (value.startsWith('"')) return value.slice(1, -1)
  return /^\d+$/.test(value) ? Number(value) : `{${value}}`
}
