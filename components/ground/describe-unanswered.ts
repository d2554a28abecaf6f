import type { Problem } from '@/lib/connector/errors'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('ground.describe-unanswered', {
  waiting: (subject: string) => `This says nothing about ${subject}: we have no answer yet.`,
  failed: (subject: string) => `This says nothing about ${subject}: we could not ask.`,
})

export const describeUnanswered = ({ isWaiting }: Problem, subject: string, others: string): string =>
  `${isWaiting ? texts.waiting(subject) : texts.failed(subject)} ${others}`
