import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import manifest from '../package.json' with { type: 'json' }
import { buildIfNeeded } from '../scripts/build.mjs'
import { root } from '../scripts/source-hash.mjs'

const READY_WITHIN_MS = 30_000

const [, ...startWords] = manifest.scripts.start.split(' ')

export interface SampleServer {
  origin: string
  /** Resident memory in bytes, or NaN on a system without /proc. */
  memory: () => number
  stop: () => Promise<void>
}

export async function startSampleServer(
  upstream = 'sample',
  environment: Record<string, string> = {},
): Promise<SampleServer> {
  buildIfNeeded()
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'openplat-'))
  const child = spawn(process.execPath, startWords, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      REDIS_URL: '',
      UPSTREAM: upstream,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      VISITOR_CALLS_PER_MINUTE: '1000000',
      VISITOR_TILES_PER_MINUTE: '1000000',
      VISITOR_NAMES_PER_DAY: '1000000',
      ...environment,
    },
  })
  const kill = () => void child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
    rmSync(data, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilReady(origin, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop, memory: () => memoryOf(child.pid) }
}

function memoryOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number.NaN
  return 1_024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1])
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await request(`${origin}/api/health`).catch(() => undefined)
    await answer?.body.dump()
    if (answer?.statusCode === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start.')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
