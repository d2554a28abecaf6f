import { formatCount, formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { countDays } from '../time/describe-days'

const texts = defineTexts('after.describe-hearing', {
  unread: 'Type the day of the hearing as it is on the letter, such as 8/20/2027.',
  left: (days, day) => `${formatCount(days, 'day')} to the hearing you typed, ${day}.`,
  today: 'The hearing you typed is today.',
  past: (day) => `The hearing you typed was on ${day}. Wait for the decision letter.`,
})

export type HearingDayResult =
  | { kind: 'empty' }
  | { kind: 'problem'; message: string }
  | { kind: 'hearing'; day: string; isPast: boolean; text: string }

export function describeHearing(typed: string, today: string): HearingDayResult {
  if (typed.trim() === '') return { kind: 'empty' }
  const counted = countDays(typed, today, texts.unread)
  if (typeof counted === 'string') return { kind: 'problem', message: counted }
  const { day, days, isPast } = counted
  const text = isPast
    ? texts.past(formatDay(day))
    : days === 0
      ? texts.today
      : texts.left(days, formatDay(day))
  return { kind: 'hearing', day, isPast, text }
}
