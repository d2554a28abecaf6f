import { formatCount, formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { parseTypedDay } from '../calendar/typed-day'

const texts = defineTexts('time.describe-days', {
  unreadNotice: 'Type the date as it is on your notice, such as 5/15/2027.',
  unread: 'Type the last day as it is on your notice, such as 6/15/2027.',
  beforeNotice: 'This day is before the date of the notice. Look at both on the notice.',
  tooFar: 'This day is over a year away. Look at the year on your notice.',
  now: (today) => `Today is ${today}.`,
  left: (days, day) => `${formatCount(days, 'day')} to the day you typed, ${day}.`,
  today: 'The day you typed is today.',
  past: (days, day) =>
    `The day you typed, ${day}, was ${formatCount(days, 'day')} ago. Ask the office whether a late appeal is possible.`,
  onlyYours: 'We count to your day only. The notice decides.',
})

interface TypedDays {
  notice: string
  deadline: string
}

export type DaysLeftResult =
  | { kind: 'empty' }
  | { kind: 'problem'; field: keyof TypedDays; message: string }
  | { kind: 'days'; day: string; isPast: boolean; text: string }

const DAY = 86_400_000
const MOST_DAYS = 366

export interface TypedDayDistance {
  day: string
  isPast: boolean
  days: number
}

export function countDays(text: string, today: string, unread: string): TypedDayDistance | string {
  const day = parseTypedDay(text)
  if (!day) return unread
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  if (days > MOST_DAYS) return texts.tooFar
  return { day, days: Math.abs(days), isPast: days < 0 }
}

/** The deadline is the day that the owner typed. It is not computed. */
export function describeDays({ notice, deadline }: TypedDays, today: string): DaysLeftResult {
  const noticeDay = parseTypedDay(notice)
  if (notice.trim() !== '' && !noticeDay)
    return { kind: 'problem', field: 'notice', message: texts.unreadNotice }
  if (deadline.trim() === '') return { kind: 'empty' }
  const counted = countDays(deadline, today, texts.unread)
  if (typeof counted === 'string') return { kind: 'problem', field: 'deadline', message: counted }
  const { day, days, isPast } = counted
  if (noticeDay && day < noticeDay) return { kind: 'problem', field: 'deadline', message: texts.beforeNotice }
  const distance = isPast
    ? texts.past(days, formatDay(day))
    : `${days === 0 ? texts.today : texts.left(days, formatDay(day))} ${texts.onlyYours}`
  return { kind: 'days', day, isPast, text: `${texts.now(formatDay(today))} ${distance}` }
}
