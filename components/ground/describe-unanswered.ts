import type { Problem } from '@/lib/connector/errors'

export function describeUnanswered({ isWaiting }: Problem, subject: string, others: string): string {
  const why = isWaiting ? 'we have no answer yet' : 'we could not ask'
  return `This says nothing about ${subject}: ${why}. ${others}`
}
