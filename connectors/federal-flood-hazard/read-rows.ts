import { ConnectorError } from '@/lib/connector/errors'
import { plural } from '@/lib/format'

/** Rows that say nothing are told of, and the others stand; where none can be read, none was found is not said. */
export function readRows<R, T>(rows: readonly R[], what: string, read: (row: R) => T | null) {
  const found = rows.flatMap((row) => read(row) ?? [])
  const lost = rows.length - found.length
  if (found.length === 0 && lost > 0)
    throw new ConnectorError(
      'upstream_changed',
      `FEMA’s flood map service answered with a ${what} we cannot read. Nothing was guessed; we have to look at it.`,
    )
  const caveats =
    lost > 0
      ? [
          `We could not read ${lost === 1 ? `one ${what}` : `${lost} rows of the kind “${what}”`}, and left ${plural(lost, 'it', 'them')} out.`,
        ]
      : []
  return { found, caveats }
}
