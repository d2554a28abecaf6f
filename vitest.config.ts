import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = ['lib', 'connectors', 'app', 'components', 'scripts'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${room}/${path}`),
)
const replacesModules = (path: string) => readFileSync(`${root}${path}`, 'utf8').includes('vi.mock(')
/** Folders of routes have brackets in their names, which would be patterns. */
const exactly = (paths: string[]) => paths.map((path) => path.replaceAll(/[[\]()]/g, '\\$&'))
const shared = {
  environment: 'node' as const,
  // Ends what hangs; how long a thing takes is measured by `npm run bench`, not here.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Tests that wait for a source to be asked again wait together.
  maxConcurrency: 100,
}

export default defineConfig({
  resolve: {
    alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}/node_modules/server-only/empty.js` },
  },
  test: {
    // By itself it leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      // Most files share their modules: reading them anew for each file took longer than the tests.
      {
        extends: true,
        test: {
          ...shared,
          name: 'units',
          include: exactly(tests.filter((path) => !replacesModules(path))),
          isolate: false,
        },
      },
      // Those that put something in place of a module need modules of their own.
      { extends: true, test: { ...shared, name: 'alone', include: exactly(tests.filter(replacesModules)) } },
    ],
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
  },
})
