import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, root } from './source-hash.mjs'

/** Written after a build succeeds, so that an interrupted build is built again. */
const marker = join(root, '.next/built-from')

/**
 * Builds only if the sources, the lockfile or Node changed since the last build. Returns the build's id. If
 * `begins` is set, the output of the build is shown only if it fails.
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
        // Skips work that only speeds up the next build, because a server start or CI builds once.
        OPENPLAT_BUILD_ONCE: begins || process.env.CI ? '1' : '',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  )
  if (status !== 0) {
    process.stderr.write(output?.join('') ?? '')
    throw new Error('The build failed')
  }
  const compressed = spawnSync(process.execPath, [join(root, 'scripts/compress-static.mjs')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (compressed.status !== 0) throw new Error('The scripts and styles could not be compressed')
  writeFileSync(marker, id)
  return id
}

if (process.argv[1] === import.meta.filename) {
  try {
    buildIfNeeded()
  } catch {
    process.exitCode = 1
  }
}
