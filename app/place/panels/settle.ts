import { reportBug } from '@/app/report-bug'
import type { Problem } from '@/lib/connector/errors'
import { toProblem } from '@/lib/connector/result'
import type { Outcome } from './outcome'

export const failed = (problem: Problem): Outcome<never> => ({ ending: 'failed', problem })

/** A panel ends whatever happens in it: a mistake of ours costs this panel only. */
export async function settle<T>(
  reading: () => Promise<Outcome<T>>,
  report: (error: unknown) => string = reportBug,
): Promise<Outcome<T>> {
  try {
    return await reading()
  } catch (error) {
    return failed(toProblem(error, report))
  }
}
