import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './source-hash.mjs'

/** Development sends no requests to sources, unless `--live` is given. */
const words = process.argv.slice(2)
const upstream = words.includes('--live') ? 'live' : process.env.UPSTREAM || 'sample'
const next = spawn(
  process.execPath,
  [join(root, 'node_modules/next/dist/bin/next'), 'dev', ...words.filter((word) => word !== '--live')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, UPSTREAM: upstream, NEXT_TELEMETRY_DISABLED: '1' } },
)
next.once('exit', (code) => {
  process.exitCode = code ?? 1
})
