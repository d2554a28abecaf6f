import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * `mute`: some sources never respond, and the others send one byte a second. `late`: every source takes
 * twelve seconds.
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
