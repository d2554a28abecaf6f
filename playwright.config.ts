import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'

// `npm run journeys` gives free ports; a bare `npx playwright test` takes these.
const { JOURNEYS_PORT: port = '3290', FAULTS_PORT: faultsPort = '3291' } = process.env
const { TEST_REPORT: report } = process.env

// Each server of a run keeps what it keeps in a folder of this run. Workers read this file too, and get the same one.
const { JOURNEYS_DATA: data = temporaryFolder() } = process.env
process.env.JOURNEYS_DATA = data

/** What the person at this computer has set must not change what is tested. */
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

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // A browser without a graphics card draws maps late now and then: what passes at the second try is listed as flaky.
  retries: 1,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    // Faults hold for a whole server, so these get one of their own, and one worker; first, so that the other
    // worker is never left without work at the end.
    { name: 'faults', testMatch: '**/*.faults.spec.ts', workers: 1, use: { baseURL: at(faultsPort) } },
    { name: 'journeys', testIgnore: '**/*.faults.spec.ts', use: { baseURL: at(port) } },
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
    command: 'node scripts/start.mjs --sample',
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
      VISITOR_KEPT_PER_DAY: '1000000',
      VISITOR_KEPT_MEGABYTES_PER_DAY: '1000000',
    },
  }
}
