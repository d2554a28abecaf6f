import { spawnSync } from 'node:child_process'
import { describeFigures } from './figures.mjs'
import { root } from './source-hash.mjs'

/** What holds without running anything: route types, types, format and rules. `--figures` adds those of the house. */
const steps = ['next typegen', 'tsc --noEmit', 'biome check --error-on-warnings .']

const failed = steps.some((step) => {
  const [program = '', ...args] = step.split(' ')
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (process.argv.includes('--figures')) process.stdout.write(`${describeFigures()}\n`)
process.exitCode = failed ? 1 : 0
