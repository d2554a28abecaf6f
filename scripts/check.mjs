import { spawnSync } from 'node:child_process'
import { findBrokenImports } from './import-rules.mjs'
import { describeRise } from './language/check-language.mjs'
import { root } from './source-hash.mjs'

const steps = ['next typegen', 'tsc --noEmit', 'biome check --error-on-warnings .']

const failed = steps.some((step) => {
  const [program = '', ...args] = step.split(' ')
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
const broken = [...findBrokenImports(), ...describeRise()]
if (broken.length > 0) process.stderr.write(`${broken.join('\n')}\n`)
process.exitCode = failed || broken.length > 0 ? 1 : 0
