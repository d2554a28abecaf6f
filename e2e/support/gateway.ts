import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** How sources behave behind a gateway: one never answers and the next drips a byte a second, or all take twelve seconds. */
export type GatewayPace = 'mute' | 'late'

export interface Gateway {
  url: string
  stop: () => void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A process of its own: what it serves is not of this test, and its data are read as the product reads them. */
export async function startGateway(pace: GatewayPace): Promise<Gateway> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/gateway-process.ts', pace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }
}
