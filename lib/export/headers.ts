import type { Column } from './table'

export function headerOf(column: Column): string {
  return column.unit ? `${column.label} (${column.unit})` : column.label
}

/** Numbers repeated headers, because programs that read a table by header keep only one of two equals. */
export function distinguish(headers: readonly string[]): string[] {
  const taken = new Set(headers)
  const seen = new Set<string>()
  return headers.map((header) => {
    let name = header
    for (let n = 2; seen.has(name) || (name !== header && taken.has(name)); n++) name = `${header} (${n})`
    seen.add(name)
    return name
  })
}
