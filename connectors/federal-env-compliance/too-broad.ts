import { ConnectorError } from '@/lib/connector/errors'

const NARROW = 'Add a county, a point with a radius, a box, or an industry code (naics or sic).'

export const withoutFilter = () =>
  new ConnectorError(
    'too_broad',
    `Without any filter this is every regulated facility of the country. Give a state. ${NARROW}`,
  )

export function tooBroad(rows: number | null): ConnectorError {
  const size =
    rows === null
      ? 'more rows than it gives out'
      : `${rows.toLocaleString('en-US')} rows, more than it gives out`
  return new ConnectorError('too_broad', `EPA ECHO finds ${size} (about 100,000). ${NARROW}`)
}
