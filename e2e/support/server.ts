import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from './test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { JOURNEYS_DATA: data = '' } = process.env

export const sharedFolder = () => join(data, new URL(test.info().project.use.baseURL ?? '').port)

export interface TestServer {
  url: string
  port: number
  process: ChildProcess
  printed: () => string
  stop: () => Promise<void>
}

export async function startServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const started = spawnServer({ PORT: '0', ...environment })
  const port = await Promise.race([portOf(started), ended(started)])
  if (typeof port !== 'number') throw new Error(`The server did not start: ${started.printed()}`)
  return {
    ...started,
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (started.process.exitCode === null) {
        started.process.kill('SIGKILL')
        await once(started.process, 'exit')
      }
    },
  }
}

export function shareServers(): (environment: Record<string, string>) => Promise<TestServer> {
  const servers = new Map<string, TestServer>()
  test.afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())))
  return async (environment) => {
    const key = JSON.stringify(environment)
    const running = servers.get(key)
    if (running && running.process.exitCode === null) return running
    const server = await startServer(environment)
    servers.set(key, server)
    return server
  }
}

export async function failToStart(environment: Record<string, string>) {
  const started = spawnServer(environment)
  const code = await ended(started)
  return { code: started.process.exitCode ?? code, printed: started.printed() }
}

type ServerProcess = Pick<TestServer, 'process' | 'printed'>

function spawnServer(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--sample'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: join(data, 'others'),
      REDIS_URL: '',
      METRICS_PORT: '',
      STOP_DELAY_SECONDS: '',
      DATABASE_URL: '',
      UPSTREAM: 'sample',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listen = (piece: Buffer) => {
    text += piece.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return { process: child, printed: () => text }
}

function portOf({ process: child, printed }: ServerProcess): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const port = /"port":(\d+)/.exec(printed())?.[1]
      if (port) resolve(Number(port))
    })
  })
}

async function ended({ process: child }: ServerProcess): Promise<string> {
  const [code] = await once(child, 'exit')
  return `ended with ${code}`
}
