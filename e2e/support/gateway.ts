import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * `mute`: one source never responds, and the next sends a byte per second. `late`: all take twelve seconds.
 */
export type SlowGatewayPace = 'mute' | 'late'

export interface SlowGateway {
  url: string
  stop: () => void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function startGateway(pace: SlowGatewayPace): Promise<SlowGateway> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/gateway-process.ts', pace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }
}
