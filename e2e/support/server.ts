import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { JOURNEYS_DATA: data = '' } = process.env

export interface Server {
  url: string
  port: number
  process: ChildProcess
  /** Everything it printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

/** A server of this test's own, on a free port, with sample data. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
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

/** Starts what is expected not to start: its exit code and what it printed. */
export async function failToStart(environment: Record<string, string>) {
  const started = spawnServer(environment)
  const code = await ended(started)
  return { code: started.process.exitCode ?? code, printed: started.printed() }
}

type Started = Pick<Server, 'process' | 'printed'>

function spawnServer(environment: Record<string, string>): Started {
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

/** It says its port once it listens. */
function portOf({ process: child, printed }: Started): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const port = /"port":(\d+)/.exec(printed())?.[1]
      if (port) resolve(Number(port))
    })
  })
}

async function ended({ process: child }: Started): Promise<string> {
  const [code] = await once(child, 'exit')
  return `ended with ${code}`
}
