/** Only `ratio` is comparable between machines. */
export interface BenchMeasurement {
  what: string
  ratio: string
  figures: string
  method: string
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
