import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const everywhere = '{lib,connectors,app,components,scripts}/**'
const shared = {
  environment: 'node' as const,
  testTimeout: 20_000,
  // Tests that wait for a source to be asked again wait together.
  maxConcurrency: 20,
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
        test: { ...shared, name: 'units', include: [`${everywhere}/*.test.ts`], isolate: false },
      },
      // Pages are tested with a request of their own in place of Next's.
      { extends: true, test: { ...shared, name: 'pages', include: [`${everywhere}/*.test.tsx`] } },
    ],
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
  },
})
