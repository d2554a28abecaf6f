import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-hash.mjs'

/**
 * Everything that proves the product, the quick first: stops at the first stage that fails and ends with one
 * line of counts. A stage that writes no report counts as one test.
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} UnitReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} JourneyReport */

const folder = mkdtempSync(join(tmpdir(), 'openplat-'))
const inModules = (/** @type {string} */ path) => join(root, 'node_modules', path)

const stages = [
  // Links are checked against the routes, which have to be listed first.
  { name: 'routes', words: [inModules('next/dist/bin/next'), 'typegen'] },
  { name: 'types', words: [inModules('typescript/bin/tsc'), '--noEmit'] },
  { name: 'lint', words: [inModules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unit', words: [inModules('vitest/vitest.mjs'), 'run'], count: countUnit },
  { name: 'build', words: [join(root, 'scripts/build.mjs')] },
  { name: 'journeys', words: [join(root, 'scripts/journeys.mjs')], count: countJourneys },
]

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 }
try {
  for (const stage of stages) {
    const { passed, failed, skipped } = run(stage)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) break
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * @param {(typeof stages)[number]} stage
 * @returns {Counts}
 */
function run({ name, words, count }) {
  const started = performance.now()
  const report = join(folder, `${name}.json`)
  console.log(`\n== ${name}`)
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: report, NEXT_TELEMETRY_DISABLED: '1' },
  })
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!count)
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  // What fails outside a test, such as a file that cannot be read, fails the stage too.
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

/** @param {UnitReport} report @returns {Counts} */
function countUnit({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** What passed at its second try counts as passed; the list above names it. @param {JourneyReport} report @returns {Counts} */
function countJourneys({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped }
}
