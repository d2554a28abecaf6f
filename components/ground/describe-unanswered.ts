import type { Problem } from '@/lib/connector/errors'

/** What a source that gave no answer leaves open, and what it does not touch. */
export function describeUnanswered({ isWaiting }: Problem, subject: string, others: string): string {
  const why = isWaiting ? 'we have no answer yet' : 'we could not ask'
  return `This says nothing about ${subject}: ${why}. ${others}`
}
