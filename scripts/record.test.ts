import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, registry } from '@/connectors/engine'
import { replayTransport } from '@/lib/connector/testing/replay'
import { recording } from '@/lib/connector/upstream/recording'
import type { Transport } from '@/lib/connector/upstream/transport'
import { type RecordingReport, record, withoutSecrets } from './record'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }

const patience = 120_000

let folder: string
let rows: RecordingReport[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  // All sources are recorded in parallel, because each has its own rate limit.
  const recorded = Object.keys(registry).map((name) => record(folder, [name], environment))
  rows = (await Promise.all(recorded)).flat()
}, patience)
afterAll(() => rm(folder, { recursive: true }))

const read = async ({ connector, method }: RecordingReport) =>
  recording.parse(JSON.parse(await readFile(join(folder, connector, `${method}.recorded.json`), 'utf8')))

describe('the recorder', () => {
  it('records every method that sends a request, and writes no other file', async () => {
    expect(rows.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    const recorded = rows.filter(({ verdict }) => verdict === 'recorded')
    const expected = recorded.map(({ connector, method }) => join(connector, `${method}.recorded.json`))
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'))
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(rows.filter(({ verdict }) => verdict === 'asks no source').map(({ method }) => method)).toContain(
      'getServiceInfo',
    )
    expect(expected).toContain('basemap/readTile.recorded.json')
  })

  it('records no method that requires credentials', () => {
    const screening = rows.filter(({ connector }) => connector === 'screening-vendor')
    expect(screening.length).toBeGreaterThan(5)
    expect(
      screening.filter(({ verdict, exchanges }) => verdict !== 'takes credentials' || exchanges > 0),
    ).toEqual([])
  })

  it(
    'writes recordings from which a replay gives the same result without a source',
    async () => {
      const recorded = rows.filter(({ verdict }) => verdict === 'recorded')
      expect(recorded.length).toBeGreaterThan(50)
      await Promise.all(recorded.map(expectSameAnswer))
    },
    patience,
  )

  it('reports a source that fails, and writes no file for it', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'recordings-'))
    const failed = await record(empty, ['geocoder'], { ...environment, CONNECTORS_OFF: 'geocoder' })
    expect(failed.map(({ verdict }) => verdict)).toEqual(['failed', 'failed', 'failed'])
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })
  })

  it('removes API keys and secrets from the environment', () => {
    const keys = { SOCRATA_APP_TOKEN: 't', BLS_API_KEY: 'k', OPENPLAT_SECRET: 's', DB_PASSWORD: 'p' }
    expect(withoutSecrets({ ...keys, ...environment, PORT: '1' })).toEqual({ ...environment, PORT: '1' })
  })

  it('rejects an unknown connector name', async () => {
    await expect(record(folder, ['nowhere'], environment)).rejects.toThrow(/no connector nowhere/)
  })
})

async function expectSameAnswer(row: RecordingReport): Promise<void> {
  const { connector, method, params, exchanges, recordedAt } = await read(row)
  expect(exchanges).toHaveLength(row.exchanges)
  const now = () => new Date(recordedAt)
  const answerOf = async (transport?: Transport) => {
    const answered = transport ? { transport: () => transport } : {}
    const { engine } = await createApp({ environment, now, ...answered })
    return withoutTimes(await engine.callNamed(connector, method, params, { internal: true }))
  }
  expect(await answerOf(replayTransport(exchanges)), method).toEqual(await answerOf())
}

/** Removes times and temporary query ids. Sorts the requests, because parallel requests end in any order. */
function withoutTimes(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value) => {
    if (/^(retrieved|ran)At$/.test(key)) return undefined
    if (key === 'requests' && Array.isArray(value))
      return value.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    return value
  })
  return JSON.parse(text.replaceAll(/\bqid=\d+/g, 'qid=1').replaceAll(/"queryId":"?\d+"?/g, '"queryId":1'))
}
