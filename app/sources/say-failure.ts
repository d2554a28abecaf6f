import type { HostHealth } from '@/lib/connector/health'
import { problemMeanings } from '@/lib/connector/problem-meanings'

type Failure = NonNullable<HostHealth['lastFailure']>

/** How a source failed. Where it only refused, its words may hold what somebody asked, so the kind alone is told. */
export function sayFailure({ code, message }: Failure): string {
  const isOfSource = /^upstream_(unavailable|timeout|changed)$|^rate_limited$/.test(code)
  if (message && isOfSource) return message
  return Object.hasOwn(problemMeanings, code) ? problemMeanings[code as keyof typeof problemMeanings] : code
}
