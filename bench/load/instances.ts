import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { request } from 'undici'
import { freePort, type SampleServer, startSampleServer } from '../sample-server'

export interface ServerInstances {
  origins: string[]
  metrics(): Promise<Record<string, number>>
  stop(): Promise<void>
}

export async function startInstances(count: number): Promise<ServerInstances> {
  const shared = count > 1 ? await shareEverything() : undefined
  const servers: (SampleServer & { metricsPort: number })[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await shared?.drop()
  }
  try {
    for (let index = 0; index < count; index += 1) {
      const metricsPort = await freePort()
      const server = await startSampleServer('sample', {
        VISITOR_CALLS_PER_MINUTE: '600',
        VISITOR_TILES_PER_MINUTE: '3000',
        TRUSTED_PROXIES: '127.0.0.1',
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: '',
        ...shared?.environment,
      })
      servers.push({ ...server, metricsPort })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origins: servers.map(({ origin }) => origin),
    async metrics() {
      const all = await Promise.all(servers.map(({ metricsPort }) => readMetrics(metricsPort)))
      const sums: Record<string, number> = {}
      for (const one of all)
        for (const [name, value] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + value
      return sums
    },
    stop,
  }
}

async function readMetrics(port: number): Promise<Record<string, number>> {
  const { body } = await request(`http://127.0.0.1:${port}/metrics`)
  const sums: Record<string, number> = {}
  for (const [, name = '', value = ''] of (await body.text()).matchAll(/^(\w+)(?:\{[^\n]*\})? (\S+)$/gm))
    sums[name] = (sums[name] ?? 0) + Number(value)
  return sums
}

/**
 * Redis keys depend on the random secret and expire, so only the database schema must be dropped afterwards.
 */
async function shareEverything() {
  const { REDIS_URL, DATABASE_URL } = process.env
  if (!REDIS_URL || !DATABASE_URL)
    throw new Error('Set REDIS_URL and DATABASE_URL to measure two instances that share them.')
  const schema = `load_${randomBytes(4).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create schema ${schema}`)
  const database = new URL(DATABASE_URL)
  database.searchParams.set('options', `-c search_path=${schema}`)
  return {
    environment: {
      REDIS_URL,
      DATABASE_URL: database.href.replaceAll('+', '%20'),
      OPENPLAT_SECRET: randomBytes(24).toString('hex'),
    },
    drop: () => run(`drop schema ${schema} cascade`),
  }
}
