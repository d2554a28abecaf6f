import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'

const { JOURNEYS_PORT: port = '3290', FAULTS_PORT: faultsPort = '3291' } = process.env
const { TEST_REPORT: report } = process.env

// All servers of a run store their data in one temporary folder. Workers load this file too, and get the
// folder from the environment.
const { JOURNEYS_DATA: data = temporaryFolder() } = process.env
process.env.JOURNEYS_DATA = data

/** Clears the settings of this computer's environment, which must not change the tests. */
const asInstalled = {
  HOST: '',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '',
  CONNECTORS_OFF: '',
  OPERATOR_NAME: '',
  CONTACT_EMAIL: '',
  REDIS_URL: '',
  METRICS_PORT: '',
  STOP_DELAY_SECONDS: '',
  DATABASE_URL: '',
}

/**
 * Pages of tests live too briefly to profit from V8's optimizing compilers and background garbage collection.
 */
const quick = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc'

const faults = '**/*.faults.spec.ts'
const servers = ['hang-up', 'limits', 'process', 'waiting'].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  grepInvert: process.env.TEST_LONG === '1' ? [] : /@long/,
  retries: 1,
  // Tests that keep a processor busy occupy two workers, and tests that mostly wait occupy the third.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    // Without a graphics card, animations cost many repaints.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments, quick] },
  },
  projects: [
    // A fault applies to a whole server, so these tests have a separate server and one worker. They start
    // first, so that the other workers stay busy until the end.
    { name: 'faults', testMatch: faults, workers: 1, use: { baseURL: at(faultsPort) } },
    { name: 'servers', testMatch: servers, workers: 1, use: { baseURL: at(port) } },
    { name: 'journeys', testIgnore: [faults, ...servers], use: { baseURL: at(port) } },
  ],
  webServer: [serve(port), serve(faultsPort)],
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function at(where: string): string {
  return `http://localhost:${where}`
}

function serve(where: string) {
  return {
    command: 'node --max-semi-space-size=32 scripts/start.mjs --sample',
    url: `${at(where)}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      ...asInstalled,
      PORT: where,
      DATA_DIR: join(data, where),
      UPSTREAM: 'sample',
      LOG_LEVEL: 'warn',
      VISITOR_CALLS_PER_MINUTE: '1000000',
      VISITOR_TILES_PER_MINUTE: '1000000',
      VISITOR_NAMES_PER_DAY: '1000000',
      VISITOR_KEPT_PER_DAY: '1000000',
      VISITOR_KEPT_MEGABYTES_PER_DAY: '1000000',
    },
  }
}
