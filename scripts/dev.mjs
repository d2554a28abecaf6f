import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './source-hash.mjs'

/** Uses sample data by default, so that development sends no requests to sources; `--live` does. */
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
