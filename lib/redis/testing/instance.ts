import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import type { EngineDeps } from '@/lib/connector/engine/engine'
import type { SharedResultStore } from '@/lib/connector/engine/engine-answer'
import { engineOver, exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import type { Transport } from '@/lib/connector/upstream/transport'
import { shareThroughRedis } from '../sharing'

type Sharing = Parameters<typeof shareThroughRedis>[0]

interface Options extends Partial<Pick<Sharing, 'settings' | 'leaseMs' | 'log'>> {
  deps?: Partial<EngineDeps>
  declaration?: ConnectorDeclaration
  claimed?: () => void
}

export const patient = {
  ...exampleDeclaration,
  pace: { ...exampleDeclaration.pace, timeout: 20_000, concurrency: 100 },
}

/** Results of `PTTL` for a missing key, and for a key in its last millisecond. */
const gone = new Set([-2, 0])

export function instancesOver(url: string) {
  const prefix = `openplat-test-${randomUUID()}`
  const opened: { close(): Promise<void> }[] = []

  async function share({ settings = [], leaseMs, log, deps }: Options = {}) {
    const sharing = await shareThroughRedis({
      url,
      secret: 'a secret of tests that is long enough',
      upstream: 'live',
      settings,
      log: log ?? { warn: () => undefined, info: () => undefined },
      now: deps?.now ?? (() => new Date()),
      prefix,
      ...(leaseMs ? { leaseMs } : {}),
    })
    opened.push(sharing)
    return sharing
  }

  async function start(transport: Transport, options: Options = {}) {
    const sharing = await share(options)
    const { answers, counter } = sharing
    const shared: SharedResultStore = {
      ...answers,
      async claim(key, token) {
        const claimed = await answers.claim(key, token)
        options.claimed?.()
        return claimed
      },
    }
    const deps = { shared, counter, ...options.deps }
    const engine = engineOver(transport, deps, options.declaration ?? patient)
    const ask = (city: string) => engine.callNamed('degrees', 'getDegrees', { city })
    return { ...sharing, engine, ask, deps }
  }

  /** Omits keys that expire before all commands have run. */
  async function listKeys() {
    const client = new Redis(url)
    const names = await client.keys(`${prefix}:*`)
    const all = await Promise.all(
      names.map(async (name) => {
        const [text, milliseconds] = await Promise.all([client.get(name), client.pttl(name)])
        return { name, text: text ?? '', milliseconds }
      }),
    )
    client.disconnect()
    return all.filter(({ milliseconds }) => !gone.has(milliseconds))
  }

  async function forget() {
    const client = new Redis(url)
    const names = await client.keys(`${prefix}:*`)
    if (names.length > 0) await client.del(names)
    client.disconnect()
  }

  async function end() {
    await Promise.all(opened.map((each) => each.close()))
    await forget()
  }

  return { share, start, listKeys, forget, end }
}
