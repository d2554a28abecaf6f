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
 * Air (CAA) and waste (RCRA) have twelve quarters, up to the current one. Water (CWA) and drinking water
 * (SDWA) have thirteen, and the last one of water extends to `worldDay`.
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
