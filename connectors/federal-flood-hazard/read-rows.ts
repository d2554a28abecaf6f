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
          `${lost === 1 ? `One ${what}` : `${lost} rows of the kind “${what}”`} could not be read, and ${plural(lost, 'is', 'are')} left out.`,
        ]
      : []
  return { found, caveats }
}
