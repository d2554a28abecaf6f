import { dateOfDay, worldDay } from './facility-dates'

export type PermitStatus = 'in review' | 'issued' | 'inspections' | 'complete' | 'expired'

export interface PermitDays {
  submitted: string
  issued: string | null
  completed: string | null
  status: PermitStatus
}

const earliestDay = worldDay - 3650
const expiresAfter = 900

/** Applied for in the last ten years, more in the latest, and never ahead of the country's calendar. */
export function permitDays(roll: (question: string) => number): PermitDays {
  const submitted = Math.round(worldDay - (worldDay - earliestDay) * roll('submitted') ** 1.7)
  const issued = submitted + 4 + Math.floor(roll('review') ** 2 * 160)
  const completed = issued + 60 + Math.floor(roll('work') ** 2 * 600)
  const isIssued = issued <= worldDay
  const isFinished = completed <= worldDay && roll('finished') < 0.85
  return {
    submitted: writeDay(submitted),
    issued: isIssued ? writeDay(issued) : null,
    completed: isFinished ? writeDay(completed) : null,
    status: statusOf({ isIssued, isFinished, age: worldDay - issued }),
  }
}

function statusOf({
  isIssued,
  isFinished,
  age,
}: {
  isIssued: boolean
  isFinished: boolean
  age: number
}): PermitStatus {
  if (!isIssued) return 'in review'
  if (isFinished) return 'complete'
  if (age > expiresAfter) return 'expired'
  return age > 45 ? 'inspections' : 'issued'
}

const writeDay = (day: number) => dateOfDay(day).toISOString().slice(0, 10)
