import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp, registry } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import {
  type RecordedExchange,
  recordExchanges,
  type TrafficRecording,
} from '@/lib/connector/upstream/recording'
import { chooseConnectors } from './choose-connectors'
import { printTable } from './print-table'

type Environment = Record<string, string | undefined>

export interface RecordingReport {
  connector: string
  method: string
  verdict: 'recorded' | 'asks no source' | 'takes credentials' | 'failed'
  exchanges: number
  note: string
}

export async function record(
  folder: string,
  names: string[],
  environment: Environment,
): Promise<RecordingReport[]> {
  const rows: RecordingReport[] = []
  for (const declaration of chooseConnectors(registry, names)) {
    for (const [method, { example }] of Object.entries({ ...declaration.methods, ...declaration.internal })) {
      rows.push(await recordMethod(folder, declaration, method, example, withoutSecrets(environment)))
    }
  }
  return rows
}

/** Each method gets an app with an empty cache, so that all of its requests are sent and recorded. */
async function recordMethod(
  folder: string,
  { name: connector, auth }: ConnectorDeclaration,
  method: string,
  example: unknown,
  environment: Environment,
): Promise<RecordingReport> {
  const row = { connector, method, exchanges: 0, note: '' }
  if (auth === 'basic_auth') return { ...row, verdict: 'takes credentials' }
  const exchanges: RecordedExchange[] = []
  const app = await createApp({
    environment,
    transport: (inner) => recordExchanges(inner, (exchange) => exchanges.push(exchange)),
  })
  const answer = await app.engine.callNamed(connector, method, example, { internal: true })
  const entry = { ...row, exchanges: exchanges.length }
  if (!answer.ok)
    return { ...entry, verdict: 'failed', note: `${answer.error.code}: ${answer.error.message}` }
  if (exchanges.length === 0) return { ...entry, verdict: 'asks no source' }
  const recordedAt = answer.meta.retrievedAt
  await write(folder, { connector, method, params: { ...(example as object) }, recordedAt, exchanges })
  return { ...entry, verdict: 'recorded' }
}

async function write(folder: string, recording: TrafficRecording): Promise<void> {
  const { connector, method } = recording
  await mkdir(join(folder, connector), { recursive: true })
  const file = join(folder, connector, `${method}.recorded.json`)
  await writeFile(file, `${JSON.stringify(recording, null, 1)}\n`)
}

/**
 * Removes API keys and passwords from the environment, because a secret that is never sent cannot be
 * recorded.
 */
export function withoutSecrets(environment: Environment): Environment {
  const isSecret = (name: string) =>
    /(KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?|^REDIS_URL|^DATABASE_URL)$/i.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSecret(name)))
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string', default: 'recordings' } },
      allowPositionals: true,
    })
    const rows = await record(values.out, positionals, process.env)
    printTable(
      rows.map(({ connector, method, verdict, exchanges, note }) => ({
        connector,
        method,
        verdict,
        exchanges,
        note,
      })),
    )
    process.exitCode = rows.some(({ verdict }) => verdict === 'failed') ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
