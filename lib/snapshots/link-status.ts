import type { SnapshotReading } from './store'

/** A program can tell by the status whether a link is unknown, was removed, or may work later. */
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
