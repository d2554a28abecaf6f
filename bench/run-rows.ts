import { printTable } from '../scripts/print-table'
import type { BenchMeasurement } from './measurement'

export interface BenchRow {
  name: string
  measure(): Promise<readonly BenchMeasurement[]>
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const

export function printWhenStopped(print: () => void): () => void {
  const listeners = Object.entries(signals).map(([signal, code]) => {
    const stop = () => {
      process.stdout.write(`\nStopped by ${signal}. Measured so far:\n`)
      print()
      process.exit(code)
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  return () => {
    for (const forget of listeners) forget()
  }
}

export const describeFailure = (name: string, error: unknown): string =>
  `${name}: failed. ${error instanceof Error ? error.message : String(error)}\n`

export async function runRows(rows: readonly BenchRow[]): Promise<void> {
  const measured: BenchMeasurement[] = []
  const forget = printWhenStopped(() => printMeasurements(measured))
  for (const { name, measure } of rows) {
    try {
      for (const measurement of await measure()) {
        measured.push(measurement)
        process.stdout.write(`${measurement.what}: ${measurement.ratio} (${measurement.figures})\n`)
      }
    } catch (error) {
      process.stderr.write(describeFailure(name, error))
      process.exitCode = 1
    }
  }
  forget()
  process.stdout.write('\n')
  printMeasurements(measured)
}

function printMeasurements(rows: readonly BenchMeasurement[]): void {
  printTable(rows.map(({ what, ratio, figures }) => ({ what, ratio, figures })))
  if (rows.length === 0) return
  process.stdout.write('\nHow each was measured\n')
  for (const method of new Set(rows.map((row) => row.method))) {
    const what = rows.filter((row) => row.method === method).map((row) => row.what)
    process.stdout.write(`- ${what.join('; ')}: ${method}.\n`)
  }
}
