export function printTable(rows: readonly Record<string, string | number>[]): void {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  for (const line of lines) {
    process.stdout.write(
      `${line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
  }
}
