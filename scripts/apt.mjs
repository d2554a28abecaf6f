import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const asRoot = process.getuid?.() === 0

/** @param {readonly string[]} programs */
export function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).filter(existsSync)
}

/**
 * Installs the first package that is available, if necessary after an update of the package lists, which may
 * be old. Returns false if every attempt fails.
 * @param {readonly string[]} packages
 * @param {readonly string[]} [others]
 */
export function installPackage(packages, others = []) {
  if (!asRoot || onPath(['apt-get']).length === 0) return false
  const add = (/** @type {string} */ name) =>
    apt(['install', '-y', '--no-install-recommends', name, ...others])
  return packages.some(add) || (apt(['update']) && packages.some(add))
}

/** @param {readonly string[]} words */
function apt(words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const bounds = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  return spawnSync('apt-get', [...bounds, ...words], { env, stdio: 'ignore', timeout: 240_000 }).status === 0
}
