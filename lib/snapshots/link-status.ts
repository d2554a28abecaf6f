import type { SnapshotReading } from './store'

/** The status distinguishes an unknown link, a removed link, and a link that may work later. */
const statuses: Readonly<Record<SnapshotReading['kind'], number>> = {
  found: 200,
  'not-whole': 404,
  unknown: 404,
  removed: 410,
  expired: 410,
  altered: 500,
  newer: 501,
  unavailable: 503,
}

export const statusOfLink = ({ kind }: Pick<SnapshotReading, 'kind'>): number => statuses[kind]
