import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchMeasurement } from './measurement'
import type { ReportTranslationMetrics } from './translate-report'

export async function measureReport(): Promise<BenchMeasurement[]> {
  const child = fork(fileURLToPath(new URL('./translate-report.ts', import.meta.url)))
  const [translated] = (await Promise.race([once(child, 'message'), failure(child)])) as [
    ReportTranslationMetrics,
  ]
  const { megabytes, rows, engine, bare, ratio, peak } = translated
  const size = `${megabytes.toFixed(1)} MB, ${rows.toLocaleString('en-US')} rows`
  return [
    {
      what: 'facility report of 10 MB, engine / JSON.parse',
      ratio: ratio.toFixed(2),
      figures: `${Math.round((rows * 1000) / engine).toLocaleString('en-US')} rows a second: ${Math.round(engine)} ms against ${Math.round(bare)} ms`,
      method: `getDetailedFacilityReport over ${size} handed over by a transport in process, cache missed, against JSON.parse of the same text in turns; median of seven`,
    },
    {
      what: 'facility report of 10 MB, peak memory / its size',
      ratio: (peak / megabytes).toFixed(1),
      figures: `RSS +${Math.round(peak)} MB at the highest`,
      method: `the same process: the most memory it ever had, less what it had at rest with the text already in it; seven calls, nothing collected by hand between them`,
    },
  ]
}

async function failure(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The report was not translated: exit ${code}.`)
}
