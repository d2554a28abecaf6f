import { formatDay } from '@/components/ui/format-day'

/** A published day in words; what is no day of the calendar stays as it is. */
export const sayDay = (published: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(published) && !Number.isNaN(Date.parse(published))
    ? formatDay(published)
    : published
