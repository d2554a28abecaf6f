import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createJobStore } from '@/lib/jobs/job-store'
import { backUp } from '@/lib/snapshots/backup'
import { createConnection } from '@/lib/snapshots/connection'
import { createSnapshotStore } from '@/lib/snapshots/create-store'
import { answered, snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { silent } from '@/lib/snapshots/testing/example-store'
import type { FeedChange } from './change'
import { createFeedStore, MOST_ENTRIES } from './feed-store'
import type { FeedRenewal } from './renew'
import { createFeedRunner } from './renew-feeds'

const { DATABASE_URL = '' } = process.env
const DAY_MS = 86_400_000
const start = new Date('2026-11-30T08:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * DAY_MS)

const change = (value: number): FeedChange => ({
  question: '0',
  difference: { kind: 'changed', where: ['Value'], was: value - 1, is: value },
  source: 'The office',
  retrievedAt: start.toISOString(),
})

const turnOf = (changes: FeedChange[], turn: Partial<FeedRenewal> = {}): FeedRenewal => ({
  checks: { 0: { askedAt: start.toISOString() } },
  changes,
  isMoreDue: false,
  dueAt: later(7).toISOString(),
  ...turn,
})

const places = [
  { name: 'the embedded database', isHere: true },
  { name: 'PostgreSQL (skipped where DATABASE_URL is not set)', isHere: DATABASE_URL !== '' },
]

describe.each(places)('feeds in $name', ({ name, isHere }) => {
  const isShared = name.startsWith('PostgreSQL')
  const schema = `openplat_feeds_${randomBytes(6).toString('hex')}`
  let folder = ''
  let time = start
  const opened: { close(): Promise<void> }[] = []
  const admin = isShared && isHere ? new pg.Pool({ connectionString: DATABASE_URL, max: 1 }) : undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-'))
    await admin?.query(`create schema ${schema}`)
  })
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()))
    await admin?.query(`drop schema if exists ${schema} cascade`)
    await admin?.end()
    await rm(folder, { recursive: true, force: true })
  })

  function placeOf() {
    if (!isShared) return { databaseUrl: undefined, folder }
    const url = new URL(DATABASE_URL)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return { databaseUrl: url.href, folder: '' }
  }

  function open(limits: { mostBytes?: number; mostBytesInAll?: number } = {}) {
    const place = placeOf()
    const connection = createConnection(place)
    opened.push(connection)
    const base = { ...place, connection, log: silent, now: () => time }
    const room = { mostBytes: 1024 * 1024, mostBytesInAll: 64 * 1024 * 1024, ...limits }
    return {
      feeds: createFeedStore({ ...base, ...room }),
      snapshots: createSnapshotStore({ ...base, ...room, days: 30, elapsedMs: () => time.getTime() }),
      jobs: createJobStore({ ...base, days: 30 }),
    }
  }

  async function openFeed({ feeds }: ReturnType<typeof open>, id: string) {
    const feed = await feeds.open(id)
    if (!feed) throw new Error('the feed exists')
    return feed
  }

  it.runIf(isHere)('adds a feed to the queue once per due date', async () => {
    time = start
    const { feeds } = open()
    const id = randomUUID()
    expect(await feeds.open(id)).toBeNull()
    await feeds.make(id, later(7).toISOString())
    await feeds.make(id, later(0).toISOString())
    expect(await feeds.queue(id)).toBe(false)
    time = later(7)
    expect(await feeds.queue(id)).toBe(true)
    expect(await feeds.queue(id)).toBe(false)
    expect(await feeds.worker.listWork(5)).toEqual([{ id }])
    await feeds.worker.takeLease('me')
    await feeds.worker.write(id, 'me', turnOf([], { dueAt: later(14).toISOString() }))
    expect(await feeds.worker.listWork(5)).toEqual([])
    expect(await feeds.queue(id)).toBe(false)
    time = later(14)
    expect(await feeds.queue(id)).toBe(true)
    await feeds.remove(id)
    await feeds.worker.releaseLease('me')
  })

  it.runIf(isHere)(
    `stores only the newest ${MOST_ENTRIES} entries, but continues their numbers`,
    async () => {
      time = start
      const process = open()
      const { feeds } = process
      const id = randomUUID()
      await feeds.make(id, start.toISOString())
      await feeds.worker.takeLease('me')
      await feeds.worker.write(id, 'me', turnOf(Array.from({ length: 90 }, (_, at) => change(at))))
      await feeds.worker.write(id, 'me', turnOf(Array.from({ length: 30 }, (_, at) => change(100 + at))))
      const { entries, changedAt } = await openFeed(process, id)
      expect(changedAt).toBe(start.toISOString())
      expect(entries.map(({ number }) => number)).toEqual(
        Array.from({ length: MOST_ENTRIES }, (_, at) => 120 - at),
      )
      expect(entries[0]?.change).toEqual(change(129))
      time = later(1)
      await feeds.worker.write(id, 'me', turnOf([]))
      expect(await openFeed(process, id)).toMatchObject({ changedAt, renewedAt: later(1).toISOString() })
      await feeds.worker.releaseLease('me')
    },
  )

  it.runIf(isHere)('writes nothing for a process that lost the lease', async () => {
    time = start
    const [one, other] = [open(), open()]
    const id = randomUUID()
    await one.feeds.make(id, start.toISOString())
    expect(await one.feeds.worker.takeLease('one')).toBe(true)
    expect(await other.feeds.worker.takeLease('other')).toBe(false)
    time = later(1)
    expect(await other.feeds.worker.takeLease('other')).toBe(true)
    await one.feeds.worker.write(id, 'one', turnOf([change(1)]))
    await other.feeds.worker.write(id, 'other', turnOf([change(2)]))
    expect((await openFeed(one, id)).entries.map((entry) => entry.change)).toEqual([change(2)])
    await other.feeds.worker.releaseLease('other')
  })

  it.runIf(isHere)('renews a feed only once although two processes run', async () => {
    time = start
    const processes = [open(), open()]
    const requests: number[] = []
    const id = randomUUID()
    const runners = processes.map(({ feeds }, at) =>
      createFeedRunner({
        store: feeds,
        now: () => time,
        log: silent,
        beatMs: 20,
        questionsOf: async () => [
          {
            key: '0',
            everyDays: 7,
            firstAskedAt: later(-7).toISOString(),
            loadFirst: async () => ({
              data: { value: 1 },
              source: 'The office',
              retrievedAt: later(-7).toISOString(),
              release: '1',
            }),
            async ask() {
              requests.push(at)
              return {
                data: { value: 2 },
                source: 'The office',
                retrievedAt: start.toISOString(),
                release: '1',
              }
            },
            compare: () => [{ kind: 'changed', where: ['Value'], was: 1, is: 2 }],
          },
        ],
      }),
    )
    for (const runner of runners) runner.start()
    const [first] = processes
    if (!first) throw new Error('there are two')
    await first.feeds.make(id, start.toISOString())
    await first.feeds.queue(id)
    for (const runner of runners) runner.wake()
    await vi.waitFor(async () => expect((await openFeed(first, id)).entries).toHaveLength(1), 5_000)
    await Promise.all(runners.map((runner) => runner.stop()))
    expect(requests).toHaveLength(1)
    expect(await first.feeds.worker.listWork(5)).toEqual([])
  })

  it.runIf(isHere)('postpones a feed with a failed renewal, and renews the other feeds', async () => {
    time = start
    const process = open()
    const [broken, whole] = [randomUUID(), randomUUID()]
    const onFault = vi.fn()
    const runner = createFeedRunner({
      store: process.feeds,
      now: () => time,
      log: { error: onFault },
      beatMs: 20,
      async questionsOf(id) {
        if (id === broken) throw new Error('a fault')
        return []
      },
    })
    for (const id of [broken, whole]) {
      await process.feeds.make(id, start.toISOString())
      await process.feeds.queue(id)
    }
    runner.start()
    runner.wake()
    await vi.waitFor(async () => expect((await openFeed(process, whole)).renewedAt).not.toBeNull(), 5_000)
    await runner.stop()
    expect(onFault).toHaveBeenCalledTimes(1)
    expect(await process.feeds.worker.listWork(5)).toEqual([])
  })

  it.runIf(isHere)(
    'deletes the feed of a deleted snapshot or list, and counts feeds in the size of the store',
    async () => {
      time = start
      const process = open()
      const page = await process.snapshots.keep(snapshotOf([answered(randomUUID())]))
      const job = await process.jobs.draft({ headings: [], roles: [], rows: [], facts: [] })
      if (page.kind !== 'kept' || !job) throw new Error('the store is open')
      const before = await process.snapshots.size()
      await process.feeds.worker.takeLease('me')
      for (const id of [page.id, job.id]) {
        await process.feeds.make(id, start.toISOString())
        await process.feeds.worker.write(id, 'me', turnOf([change(1)]))
      }
      const after = await process.snapshots.size()
      expect(after?.bytes).toBeGreaterThan(before?.bytes ?? 0)
      expect((await process.snapshots.remove(page.id, page.removalKey)).kind).toBe('removed')
      expect(await process.jobs.remove(job.id, job.key)).toBe('done')
      expect(await process.feeds.open(page.id)).toBeNull()
      expect(await process.feeds.open(job.id)).toBeNull()
      await process.feeds.worker.releaseLease('me')
    },
  )

  it.runIf(isHere)('deletes the feed of a snapshot that expired thirty days ago', async () => {
    time = later(100)
    const process = open()
    const page = await process.snapshots.keep(snapshotOf([answered(randomUUID())]))
    if (page.kind !== 'kept') throw new Error(page.kind)
    await process.feeds.make(page.id, start.toISOString())
    // Opens the store again, because deletion limits the clock to the newest time that was stored at first use,
    // plus the uptime since then.
    const next = open()
    await next.snapshots.keep(snapshotOf([answered(randomUUID())]))
    time = later(159)
    await next.snapshots.keep(snapshotOf([answered(randomUUID())]))
    expect(await next.feeds.open(page.id)).not.toBeNull()
    time = later(161)
    await next.snapshots.keep(snapshotOf([answered(randomUUID())]))
    await vi.waitFor(async () => expect(await next.feeds.open(page.id)).toBeNull(), 5_000)
  })

  it.runIf(isHere)('adds no entry if the feed would exceed a size limit', async () => {
    time = start
    for (const limits of [{ mostBytes: 10 }, { mostBytesInAll: 10 }]) {
      const process = open(limits)
      const id = randomUUID()
      await process.feeds.make(id, start.toISOString())
      await process.feeds.worker.takeLease('me')
      await process.feeds.worker.write(id, 'me', turnOf([change(1)]))
      expect(await openFeed(process, id)).toMatchObject({ entries: [], renewedAt: start.toISOString() })
      await process.feeds.worker.releaseLease('me')
    }
  })

  it.runIf(isHere && !isShared)('includes the entries of feeds in a backup', async () => {
    time = start
    const process = open()
    const id = randomUUID()
    await process.feeds.make(id, start.toISOString())
    await process.feeds.worker.takeLease('me')
    await process.feeds.worker.write(id, 'me', turnOf([change(1)]))
    const copy = await mkdtemp(join(tmpdir(), 'feeds-copy-'))
    await backUp(folder, join(copy, 'snapshots.db'))
    const feeds = createFeedStore({
      databaseUrl: undefined,
      folder: copy,
      mostBytes: 1,
      mostBytesInAll: 1,
      log: silent,
      now: () => time,
    })
    opened.push(feeds)
    expect((await feeds.open(id))?.entries).toHaveLength(1)
  })
})
