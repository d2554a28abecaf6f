import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, root } from './source-hash.mjs'

/** Written last, so that a build that was broken off does not count. */
const marker = join(root, '.next/built-from')

/** Builds only when the sources, the lockfile or Node changed since the last build. Gives the build's id. */
export function buildIfNeeded() {
  const id = hashSources()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === id) return id
  rmSync(marker, { force: true })
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', OPENPLAT_BUILD_ID: id, NEXT_TELEMETRY_DISABLED: '1' },
  })
  writeFileSync(marker, id)
  return id
}

if (process.argv[1] === import.meta.filename) {
  try {
    buildIfNeeded()
  } catch {
    // What is wrong was printed by the build itself.
    process.exitCode = 1
  }
}
