import { z } from 'zod'
import { isCalendarDay } from '@/lib/calendar-day'

/** A day that the calendar has: the 31st of February is refused. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2026-10-01')
  .refine(isCalendarDay, 'must be a day that exists')
