import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-flood-hazard.read-rows', {
  unreadable: 'FEMA’s flood map service answered with a {what} we cannot read. We cannot read it yet.',
  lost: {
    one: 'We could not read one {what}, and left it out.',
    other: 'We could not read {count} rows of the kind “{what}”, and left them out.',
  },
})

/**
 * Unreadable rows become a caveat. If every row is unreadable this throws instead of reporting "none found".
 */
export function readRows<R, T>(rows: readonly R[], what: string, parse: (row: R) => T | null) {
  const parsed = rows.flatMap((row) => parse(row) ?? [])
  const lost = rows.length - parsed.length
  if (parsed.length === 0 && lost > 0)
    throw new ConnectorError('upstream_changed', texts.unreadable({ what }))
  const caveats = lost > 0 ? [texts.lost({ what, count: lost })] : []
  return { parsed, caveats }
}
