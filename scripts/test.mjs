import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './source-hash.mjs'

/**
 * The fastest checks run first. Stages of one row run in parallel, but their output is printed in order. A
 * stage without a report counts as one test.
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ counts: Counts, timed: Timed[] }} StageResult */
/** @typedef {{ title: string, fullName: string, duration?: number | null }} UnitTest */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { name: string, assertionResults: UnitTest[] }[] }} UnitReport */
/** @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ duration: number, status: string, error?: { message?: string } }} Try */
/** @typedef {{ title: string, file: string, tests: { status: string, results: Try[] }[] }} Spec */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: Suite[] }} JourneyReport */
/** @typedef {{ name: string, words: string[], toResult?: (report: UnitReport & JourneyReport) => StageResult }} Stage */

const MOST_NAMED = 20
/**
 * On a busy machine, about one journey in a hundred fails at its first try. More failures have another cause.
 */
const MOST_SECOND_TRIES = 3

if (process.argv.includes('--long')) process.env.TEST_LONG = '1'

const folder = mkdtempSync(join(tmpdir(), 'openplat-'))
const inModules = (/** @type {string} */ path) => join(root, 'node_modules', path)

/** @type {Stage[][]} */
const rows = [
  // The type check of links needs the generated list of routes.
  [{ name: 'routes', words: [inModules('next/dist/bin/next'), 'typegen'] }],
  [
    { name: 'types', words: [inModules('typescript/bin/tsc'), '--noEmit'] },
    { name: 'lint', words: [inModules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
    { name: 'bill of materials', words: [join(root, 'scripts/bill-of-materials.mjs')] },
    { name: 'GDAL', words: [join(root, 'scripts/find-gdal.mjs')] },
  ],
  [
    { name: 'unit', words: [inModules('vitest/vitest.mjs'), 'run'], toResult: readUnit },
    { name: 'build', words: [join(root, 'scripts/build.mjs')] },
  ],
  [{ name: 'journeys', words: [join(root, 'scripts/journeys.mjs')], toResult: readJourneys }],
]

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {Timed[]} */
const timed = []
try {
  for (const row of rows) {
    for (const stage of row.map(start)) {
      const { counts, timed: times } = await stage.end()
      timed.push(...times)
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
    }
    if (total.failed > 0) break
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\nThe slowest ${MOST_NAMED}:`)
for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_NAMED))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * The first stage of a row prints its output at once. The output of another stage is printed when this stage
 * and all stages before it have ended.
 * @param {Stage} stage
 * @param {number} place
 */
function start({ name, words, toResult }, place) {
  const started = performance.now()
  const report = join(folder, `${name}.json`)
  if (place === 0) console.log(`\n== ${name}`)
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: place === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_REPORT: report, NEXT_TELEMETRY_DISABLED: '1' },
  })
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => chunks.push(piece))
  /** @type {Promise<{ status: number | null, seconds: number }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, seconds: (performance.now() - started) / 1000 }))
  })
  return {
    async end() {
      const { status, seconds } = await ended
      if (place > 0) process.stdout.write(`\n== ${name}\n${Buffer.concat(chunks)}`)
      console.log(`== ${name}: ${seconds.toFixed(1)} s`)
      return toStageResult(status, report, toResult)
    },
  }
}

/** @param {number | null} status @param {string} report @param {Stage['toResult']} toResult @returns {StageResult} */
function toStageResult(status, report, toResult) {
  if (!toResult)
    return { counts: { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }, timed: [] }
  const { counts, timed } = existsSync(report)
    ? toResult(JSON.parse(readFileSync(report, 'utf8')))
    : { counts: { passed: 0, failed: 0, skipped: 0 }, timed: [] }
  return { counts: status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }, timed }
}

/** @param {UnitReport} report @returns {StageResult} */
function readUnit({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  return {
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests },
    timed: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }
}

/**
 * @param {JourneyReport} report
 * @returns {StageResult}
 */
function readJourneys({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  for (const line of suites.flatMap(secondTriesIn)) console.log(`Passed at its second try: ${line}`)
  const tooMany = flaky > MOST_SECOND_TRIES ? flaky : 0
  if (tooMany > 0) console.log(`At most ${MOST_SECOND_TRIES} may need a second try.`)
  return {
    counts: { passed: expected + flaky - tooMany, failed: unexpected + tooMany, skipped },
    timed: suites.flatMap(timesIn),
  }
}

/** @param {Suite} suite @returns {string[]} */
function secondTriesIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `e2e/${file} › ${title}\n  ${results[0]?.error?.message ?? 'no message'}`),
  )
  return [...own, ...suites.flatMap(secondTriesIn)]
}

/** @param {Suite} suite @returns {Timed[]} */
function timesIn({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    name: `e2e/${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))
  return [...own, ...suites.flatMap(timesIn)]
}
