import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = ['lib', 'connectors', 'app', 'components', 'scripts', 'bench'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${room}/${path}`),
)
const holds = (path: string, words: string) => readFileSync(path, 'utf8').includes(words)
const replacesModules = (path: string) => holds(`${root}${path}`, 'vi.mock(')
/** Folders of routes have brackets in their names, which Vitest would read as patterns. */
const exactly = (paths: string[]) => paths.map((path) => path.replaceAll(/[[\]()]/g, '\\$&'))
const shared = {
  environment: 'node' as const,
  setupFiles: [`${root}lib/testing/repeat-draws.ts`],
  // Only a test that hangs takes this long. `npm run bench` measures speed.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxConcurrency: 100,
}

/**
 * The slowest test files start first: files with their own module registry, then suites, which take their
 * cases from a list.
 */
class ListsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'alone' ? 0 : holds(moduleId, "-suite'") ? 1 : 2
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  resolve: {
    alias: [
      { find: '@', replacement: root.replace(/\/$/, '') },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^next\/headers$/, replacement: `${root}app/_lib/testing/next-headers.ts` },
    ],
  },
  test: {
    // By default Vitest leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: ListsFirst },
    projects: [
      // Most test files share one module registry, because loading the modules for each file takes longer
      // than the tests.
      {
        extends: true,
        test: {
          ...shared,
          name: 'units',
          include: exactly(tests.filter((path) => !replacesModules(path))),
          isolate: false,
        },
      },
      // A test file that mocks a module needs a separate module registry.
      { extends: true, test: { ...shared, name: 'alone', include: exactly(tests.filter(replacesModules)) } },
    ],
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
  },
})
