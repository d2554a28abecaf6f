import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, root } from './source-hash.mjs'

/** Written when a build has succeeded, so that an interrupted build is repeated. */
const marker = join(root, '.next/built-from')

/**
 * Calls `begins` before a build. With `begins`, the output of the build is shown only if the build fails.
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
        // A start and CI build only once, so they do not store a cache for the next build.
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
