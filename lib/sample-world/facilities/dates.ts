const millisecondsPerDay = 86_400_000

export const worldDay = dayOf(2026, 11, 13)

export interface Quarter {
  from: number
  through: number
}

function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay
}

export function dateOfDay(day: number): Date {
  return new Date(day * millisecondsPerDay)
}

const running = quarters(2024, 1, 12)
const complete = quarters(2023, 7, 13)

/**
 * Quarters of air and waste end with the current quarter. Water has a thirteenth quarter, up to the last
 * report.
 */
export const quartersByStatute: Readonly<Record<string, readonly Quarter[]>> = {
  CAA: running,
  RCRA: running,
  CWA: complete.map((quarter, index) => (index === 12 ? { ...quarter, through: worldDay } : quarter)),
  SDWA: complete,
}

function quarters(year: number, month: number, count: number): Quarter[] {
  return Array.from({ length: count }, (_, index) => ({
    from: dayOf(year, month + 3 * index, 1),
    through: dayOf(year, month + 3 * index + 3, 1) - 1,
  }))
}
