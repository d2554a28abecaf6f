import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { printTable } from '../scripts/print-table'
import { describeFailure, printWhenStopped } from './run-rows'
import { freePort, startSampleServer } from './sample-server'

const pages = {
  '/': '/',
  '/place': '/place?q=742+W+Inkwell+St,+Chicago,+IL',
  '/environment': '/environment?at=29.7355,-95.2654&radius=1',
  '/map': '/map?at=30.42,-87.22&z=17&on=parcels',
  '/assessments': '/assessments',
  '/land': '/land?at=40.4,-100.4',
} as const

const categories = ['performance', 'accessibility', 'best-practices'] as const

/**
 * The result is the median of these runs. Lighthouse loads a page at full speed and then computes the times
 * of a slow network, so the files that happen to arrive before the first paint change a result by over a
 * second.
 */
const RUNS = 3

/** The server's cache is warm. `npm run bench -- --web --page=/land` measures one page. */
export async function measureWeb(): Promise<void> {
  const only = process.argv.find((word) => word.startsWith('--page='))?.slice('--page='.length)
  const server = await startSampleServer()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  const rows: ReturnType<typeof toRow>[] = []
  const forget = printWhenStopped(() => printTable(rows))
  try {
    for (const [page, href] of Object.entries(pages)) {
      if (only && page !== only) continue
      try {
        rows.push(await measurePage(page, server.origin + href, port))
      } catch (error) {
        process.stderr.write(describeFailure(page, error))
        process.exitCode = 1
      }
    }
    forget()
    printTable(rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measurePage(page: string, url: string, port: number) {
  await (await fetch(url)).text()
  const results: Result[] = []
  while (results.length < RUNS) {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!run) throw new Error(`Lighthouse has no result for ${page}`)
    results.push(run.lhr)
  }
  const byLargest = results.toSorted((a, b) => largestOf(a) - largestOf(b))
  const middle = byLargest[Math.floor(RUNS / 2)] as Result
  const row = { ...toRow(page, middle), 'all LCP': byLargest.map(sayLargest).join(', ') }
  process.stderr.write(`${Object.values(row).join('  ')}\n${describeLargest(page, middle)}`)
  return row
}

const largestOf = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN
const sayLargest = (result: Result) => (largestOf(result) / 1_000).toFixed(2)

function toRow(page: string, { audits, categories: scores }: Result) {
  const seconds = (id: string) => `${((audits[id]?.numericValue ?? Number.NaN) / 1_000).toFixed(2)} s`
  return {
    page,
    ...Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)])),
    FCP: seconds('first-contentful-paint'),
    LCP: seconds('largest-contentful-paint'),
    TBT: `${Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN)} ms`,
    CLS: (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
  }
}

interface Item {
  node?: { snippet?: string }
  title?: string
  subpart?: string
  duration?: number
  items?: Item[]
}

function describeLargest(page: string, { audits }: Result): string {
  const details = ['largest-contentful-paint-element', 'lcp-breakdown-insight'].flatMap(
    (id) => (audits[id]?.details as { items?: Item[] } | undefined)?.items ?? [],
  )
  const parts = details
    .flatMap(({ items = [], ...self }) => [self, ...items])
    .map(
      ({ node, title, subpart, duration }) => node?.snippet ?? `${title ?? subpart ?? ''} ${duration ?? ''}`,
    )
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id)
  return `${page}: ${parts.join(' | ').slice(0, 400)}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}\n`
}
