import 'server-only'
import { randomUUID } from 'node:crypto'
import { houseKey, shared } from './shared-app'

/** A mistake of ours, for the log; the reference is what a visitor may quote. */
export function reportBug(error: unknown): string {
  const reference = randomUUID().slice(0, 8)
  void shared[houseKey]?.then(({ log }) => log.error({ reference, err: error }, 'a fault on our side'))
  return reference
}
