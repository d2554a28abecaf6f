/** Whether a column is named by one of the patterns; a `*` at the end of one is any ending. */
export function isWithheld(column: string, patterns: readonly string[]): boolean {
  const name = column.toLowerCase()
  return patterns.some((pattern) => {
    const wanted = pattern.toLowerCase()
    return wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted
  })
}
