import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, root } from './source-hash.mjs'

/** Written last, so that a build that was broken off does not count. */
const marker = join(root, '.next/built-from')

/**
 * Builds only when the sources, the lockfile or Node changed since the last build. Gives the build's id. Whoever
 * wants to be told that it begins gets nothing of the build's own words, unless it fails.
 * @param {() => void} [begins]
 */
export function buildIfNeeded(begins) {
  const id = hashSources()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === id) return id
  rmSync(marker, { force: true })
  begins?.()
  const { status, output } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: root,
      stdio: begins ? 'pipe' : 'inherit',
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        OPENPLAT_BUILD_ID: id,
        // Whoever only starts, or is a machine that keeps nothing, builds once: what would make the next build
        // quick is not worth the wait.
        OPENPLAT_BUILD_ONCE: begins || process.env.CI ? '1' : '',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  )
  if (status !== 0) {
    process.stderr.write(output?.join('') ?? '')
    throw new Error('The build failed')
  }
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
