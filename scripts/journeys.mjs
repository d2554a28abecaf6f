import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './source-hash.mjs'

try {
  const browser = findBrowser()
  buildIfNeeded()
  const [port, faultsPort] = await freePorts(2)
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        JOURNEYS_PORT: String(port),
        FAULTS_PORT: String(faultsPort),
      },
    },
  )
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

/**
 * Binds all ports at the same time, so that they differ.
 * @param {number} count
 */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map(listen))
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
function listen(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
