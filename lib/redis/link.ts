import { once } from 'node:events'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** `run` throws soon if Redis is slow or down, so that callers do not wait and each instance works alone. */
export interface RedisLink {
  run<T>(command: (client: Redis) => Promise<T>): Promise<T>
  state(): 'connected' | 'down'
  close(): Promise<void>
}

const COMMAND_MS = 500
const FIRST_CONNECT_MS = 1_000
const FAILURES_TO_REST = 3
const REST_MS = 5_000

export async function connectRedis(
  url: string,
  log: Pick<Logger, 'warn' | 'info'>,
  trial: string,
): Promise<RedisLink> {
  const client = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: 2_000,
    // Replaces a connection that is silent this long, because the network may have dropped it without notice.
    socketTimeout: 5_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_REST),
  })
  let isClosing = false
  let isNoted = false

  function noteDown(reason: string): void {
    if (isNoted || isClosing) return
    isNoted = true
    log.warn({ reason }, 'Redis cannot be used: this instance goes on by itself until it can')
  }
  function noteBack(): void {
    if (!isNoted) return
    isNoted = false
    log.info('Redis can be used again')
  }
  async function run<T>(command: (client: Redis) => Promise<T>): Promise<T> {
    if (client.status !== 'ready') throw new Error('Redis is not connected')
    return breaker.execute(() => command(client))
  }
  /** Tests a write instead of a ping, because a full Redis still responds to a ping. */
  const knock = () => {
    run(() => client.set(trial, '', 'PX', 1)).then(noteBack, () => undefined)
  }
  // Logs only the message, because the error may contain a command with a visitor's parameters.
  client.on('error', (error) => noteDown(error.message || error.name))
  client.on('close', () => noteDown('The connection was closed'))
  client.on('ready', knock)
  breaker.onBreak((why) => {
    noteDown('error' in why ? why.error.message : 'It does not answer')
    setTimeout(knock, REST_MS + 1).unref()
  })
  breaker.onReset(noteBack)

  await once(client, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECT_MS) }).catch(() => {
    noteDown('It did not answer at the start')
  })

  return {
    run,
    state: () => (client.status === 'ready' && breaker.state === CircuitState.Closed ? 'connected' : 'down'),
    async close() {
      isClosing = true
      if (client.status === 'ready') await client.quit().catch(() => undefined)
      client.disconnect()
    },
  }
}
