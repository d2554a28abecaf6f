import type { SnapshotOpenOutcome } from './store'

const statuses: Readonly<Record<SnapshotOpenOutcome['kind'], number>> = {
  found: 200,
  'not-whole': 404,
  unknown: 404,
  removed: 410,
  expired: 410,
  altered: 500,
  newer: 501,
  unavailable: 503,
}

export const statusOfLink = ({ kind }: Pick<SnapshotOpenOutcome, 'kind'>): number => statuses[kind]
