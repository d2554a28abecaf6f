import 'server-only'
import { randomUUID } from 'node:crypto'
import { appKey, shared } from './shared-app'

export function reportBug(error: unknown): string {
  const reference = randomUUID().slice(0, 8)
  void shared[appKey]?.then(({ log }) => log.error({ reference, err: error }, 'a fault on our side'))
  return reference
}
