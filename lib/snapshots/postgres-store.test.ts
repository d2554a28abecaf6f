import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startBlackHole, through } from './testing/black-hole'
import { answered, packed, snapshotOf } from './testing/example-snapshot'
import { silent, storesForTest } from './testing/example-store'

const { DATABASE_URL = '' } = process.env
const snapshot = (value: unknown = randomUUID()) => snapshotOf([answered(value)])

const schema = `openplat_test_${randomBytes(6).toString('hex')}`
function urlOf(name: string) {
  const url = new URL(DATABASE_URL)
  url.searchParams.set('options', `-c search_path=${name}`)
  url.searchParams.set('application_name', name)
  return url.href
}

describe.skipIf(!DATABASE_URL)(
  'instances over one PostgreSQL (skipped where DATABASE_URL is not set)',
  async () => {
    const admin = new pg.Pool({ connectionString: DATABASE_URL, max: 1 })
    const stores = DATABASE_URL ? await storesForTest(urlOf(schema)) : undefined
    const start = (options = {}) => {
      if (!stores) throw new Error('No PostgreSQL is given')
      return stores.start(options)
    }
    beforeAll(async () => {
      await admin.query(`create schema ${schema}`)
      await admin.query(`create schema ${schema}_fresh`)
    })
    afterAll(async () => {
      await stores?.end()
      await admin.query(`drop schema if exists ${schema} cascade`)
      await admin.query(`drop schema if exists ${schema}_fresh cascade`)
      await admin.end()
    })

    it('creates the tables once, however many instances start at the same time', async () => {
      const instances = Array.from({ length: 6 }, () => start({ databaseUrl: urlOf(`${schema}_fresh`) }))
      const outcomes = await Promise.all(instances.map((store) => store.keep(snapshot())))
      expect(outcomes.map(({ kind }) => kind)).toEqual(instances.map(() => 'kept'))
      expect(await instances[0]?.size()).toMatchObject({ snapshots: 6 })
    })

    it('opens and removes a snapshot that another instance stored', async () => {
      const now = () => new Date('2026-11-30T08:00:00Z')
      const [one, other] = [start({ now }), start({ now })]
      const page = snapshot({ height: 3 })
      const outcome = await one.keep(page)
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const { id, expiresAt, removalKey } = outcome
      expect(await other.open(id)).toEqual({ kind: 'found', snapshot: page, expiresAt })
      expect(await other.remove(id, 'another key')).toEqual({ kind: 'wrong-key' })
      expect(await other.remove(id, removalKey)).toEqual({ kind: 'removed' })
      expect(await one.open(id)).toEqual({ kind: 'removed', at: '2026-11-30T08:00:00.000Z' })
      expect(await one.remove(id, removalKey)).toEqual({ kind: 'already-removed' })
      expect(await one.open('a'.repeat(43))).toEqual({ kind: 'unknown' })
    })

    it('expires snapshots, and counts the remaining ones', async () => {
      let time = new Date('2001-01-01T00:00:00Z')
      const store = start({ days: 30, now: () => time, elapsedMs: () => time.getTime() })
      const before = (await store.size())?.snapshots ?? 0
      const outcome = await store.keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      expect(await store.size()).toMatchObject({ snapshots: before + 1 })
      time = new Date('2001-02-01T00:00:00Z')
      await store.keep(snapshot())
      expect(await store.size()).toMatchObject({ snapshots: before + 2 })
      time = new Date('2001-03-03T00:00:00Z')
      await store.keep(snapshot())
      expect(await store.size()).toMatchObject({ snapshots: before + 2 })
      expect(await start().open(outcome.id)).toEqual({ kind: 'expired', at: '2001-01-31T00:00:00.000Z' })
      expect(await start({ mostBytesInAll: 1 }).keep(snapshot())).toEqual({ kind: 'full' })
    })

    it('deletes a snapshot with its last key, even if two keys are used at the same time', async () => {
      const now = () => new Date('2026-11-30T08:00:00Z')
      const [one, other] = [start({ now }), start({ now, days: 1 })]
      const same = snapshot()
      const first = await one.keep(same)
      const second = await other.keep(same)
      if (first.kind !== 'kept' || second.kind !== 'kept') throw new Error('not kept')
      expect(second.expiresAt).toBe(first.expiresAt)
      const removed = await Promise.all([
        one.remove(first.id, first.removalKey),
        other.remove(first.id, second.removalKey),
      ])
      expect(removed.map(({ kind }) => kind).sort()).toEqual(['key-removed', 'removed'])
      expect(await one.open(first.id)).toMatchObject({ kind: 'removed' })
    })

    it('deletes no snapshot if the clock of another instance runs ahead', async () => {
      const elapsedMs = () => 0
      const store = start({ now: () => new Date('2026-11-30T08:00:00Z'), elapsedMs })
      const outcome = await store.keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const ahead = start({ now: () => new Date('2031-01-01T00:00:00Z'), elapsedMs })
      expect((await ahead.keep(snapshot())).kind).toBe('kept')
      expect(await ahead.open(outcome.id)).toMatchObject({ kind: 'expired' })
      expect(await store.open(outcome.id)).toMatchObject({ kind: 'found' })
    })

    it('detects changed bytes', async () => {
      const store = start()
      const outcome = await store.keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const { body } = await packed(snapshot('as somebody wishes'))
      await admin.query(`update ${schema}.openplat_snapshots set body = $1 where id = $2`, [body, outcome.id])
      expect(await store.open(outcome.id)).toEqual({ kind: 'altered' })
    })

    it('recovers after the database has dropped the connections', async () => {
      const log = { ...silent, warn: vi.fn() }
      const store = start({ restMs: 20, log })
      const outcome = await store.keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const mine = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
      expect((await admin.query(mine, [schema])).rowCount).toBeGreaterThan(0)
      await vi.waitFor(async () => expect(await store.open(outcome.id)).toMatchObject({ kind: 'found' }))
      await vi.waitFor(async () => expect(await store.keep(snapshot())).toMatchObject({ kind: 'kept' }))
    })

    it('responds in time if the network drops every packet, and recovers by itself', async () => {
      const { hostname, port } = new URL(DATABASE_URL)
      const way = await startBlackHole({ host: hostname, port: Number(port || 5432) })
      const log = { ...silent, warn: vi.fn() }
      const store = start({ databaseUrl: through(urlOf(schema), way), patienceMs: 700, restMs: 300, log })
      const outcome = await start().keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const open = async () => (await store.open(outcome.id)).kind
      await vi.waitFor(async () => expect(await open()).toBe('found'))
      log.warn.mockClear()

      way.swallow()
      expect(await open()).toBe('unavailable')
      await new Promise((resolve) => setTimeout(resolve, 320))
      const ended: number[] = []
      const requests = Array.from({ length: 20 }, async (_, n) => {
        expect(await open()).toBe('unavailable')
        ended.push(n)
      })
      await Promise.all(requests)
      expect(ended.at(-1), 'one tries for all, and the others are told at once').toBe(0)
      expect(await store.keep(snapshot())).toEqual({ kind: 'unavailable' })
      expect(log.warn).toHaveBeenCalledTimes(2)

      way.heal()
      await vi.waitFor(async () => expect(await open()).toBe('found'), { timeout: 10_000 })
      await vi.waitFor(async () => expect((await store.keep(snapshot())).kind).toBe('kept'), {
        timeout: 10_000,
      })
      way.cut()
      await vi.waitFor(async () => expect(await open()).toBe('found'), { timeout: 10_000 })
      way.close()
    })

    it('opens stored snapshots while writes fail', async () => {
      const outcome = await start().keep(snapshot())
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      const url = new URL(urlOf(schema))
      url.searchParams.set('options', `-c search_path=${schema} -c default_transaction_read_only=on`)
      const store = start({ databaseUrl: url.href, restMs: 0 })
      for (let time = 0; time < 2; time += 1) {
        expect(await store.keep(snapshot())).toEqual({ kind: 'unavailable' })
        expect(await store.open(outcome.id)).toMatchObject({ kind: 'found' })
      }
    })

    it('waits only a limited time for a locked table', async () => {
      const store = start()
      await store.size()
      const holder = await admin.connect()
      await holder.query('begin')
      await holder.query(`lock table ${schema}.openplat_snapshots in access exclusive mode`)
      expect(await store.open('a'.repeat(43))).toEqual({ kind: 'unavailable' })
      await holder.query('rollback')
      holder.release()
    })
  },
)

describe('unreachable PostgreSQL', async () => {
  const { start, end } = await storesForTest()
  afterAll(end)

  async function portOf(kind: 'silent' | 'closed') {
    const sockets: { destroy(): void }[] = []
    const server = createServer((socket) => sockets.push(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const close = () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    if (kind === 'closed') close()
    return {
      close,
      countConnections: () => sockets.length,
      port: typeof address === 'object' ? address?.port : undefined,
    }
  }

  it.concurrent.each(['silent', 'closed'] as const)(
    'responds in time if the port of the database is %s, and logs no URL',
    async (kind) => {
      const { port, close, countConnections } = await portOf(kind)
      const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() }
      const databaseUrl = `postgres://somebody:of-nobody@127.0.0.1:${port}/test`
      const store = start({ databaseUrl, log })
      const answers = await Promise.all([store.keep(snapshot()), store.open('a'.repeat(43))])
      expect(answers).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }])
      const connections = countConnections()
      for (let time = 0; time < 20; time += 1) await store.keep(snapshot())
      expect(countConnections(), 'it is left alone for a while').toBe(connections)
      expect(log.warn).toHaveBeenCalledTimes(2)
      expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toMatch(/of-nobody|somebody/)
      await store.close()
      close()
    },
  )
})
