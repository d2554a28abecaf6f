import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markOf, type SealedPage, sealPage } from '@/app/_lib/share/sealed-page'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { replayOf } from '@/app/_surfaces/frozen/replay'
import { type App, createApp } from '@/connectors/engine'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { POST } from './route'

const point = { latitude: 40.4, longitude: -100.4 }
const href = '/land?at=40.4%2C-100.4'
const requests: string[] = []
let app: App
let ahead = 0
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
  app = await createApp({
    environment: {
      UPSTREAM: 'sample',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      VISITOR_CALLS_PER_MINUTE: '10',
      VISITOR_KEPT_PER_DAY: '3',
    },
    now: () => new Date(Date.now() + ahead),
    transport:
      (transport) =>
      (request, ...rest) => {
        requests.push(request.url)
        return transport(request, ...rest)
      },
  })
  shared[appKey] = Promise.resolve(app)
})

afterAll(async () => {
  delete shared[appKey]
  await app.close()
  await rm(folder, { recursive: true })
})

let visitors = 0
async function share(
  page: Partial<SealedPage>,
  {
    headers = {},
    signal = null,
    ...fields
  }: { headers?: Record<string, string>; signal?: AbortSignal | null; href?: string; seen?: string } = {},
) {
  const sharedPage = { href, at: new Date().toISOString(), questions: [await elevation()], ...page }
  visitors += 1
  return POST(
    new Request('http://localhost/s', {
      method: 'POST',
      signal,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'x-openplat-visitor': `192.0.2.${visitors}`,
        ...headers,
      },
      body: new URLSearchParams({
        href: sharedPage.href,
        seen: await sealPage(sharedPage, app.secrets),
        ...fields,
      }),
    }),
  )
}

async function elevation(mark?: string): Promise<SealedPage['questions'][number]> {
  const answer = await app.engine.call('federal-elevation', 'getElevation', point)
  return ['federal-elevation', 'getElevation', point, mark ?? markOf(answer)]
}

async function storedSnapshot(response: Response): Promise<Snapshot> {
  const id = response.headers.get('location')?.split('/')[2] ?? ''
  const opened = await app.snapshots.open(id)
  if (opened.kind !== 'found') throw new Error(opened.kind)
  return opened.snapshot
}

const whyOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://localhost').searchParams.get('why')

describe('POST /s', () => {
  it('freezes a page from cached results without a call to the source', async () => {
    const question = await elevation()
    const before = requests.length
    const response = await share({ questions: [question] })
    expect(response.status).toBe(303)
    const snapshot = await storedSnapshot(response)
    expect(requests.length).toBe(before)
    expect(snapshot).toMatchObject({
      href,
      sample: true,
      readings: [{ params: point, asSeen: true, result: { ok: true } }],
    })
  })

  it('stores the same page once, even if the ages of the results differ', async () => {
    const sharedPage = { at: new Date().toISOString(), questions: [await elevation()] }
    const [first] = (await share(sharedPage)).headers.get('location')?.split('?') ?? []
    ahead = 90_000
    const [second] = (await share(sharedPage)).headers.get('location')?.split('?') ?? []
    ahead = 0
    expect(first).toMatch(/^\/s\/[\w-]{43}$/)
    expect(second).toBe(first)
  })

  it('rejects only a visitor who stored too many pages or bytes in a day', async () => {
    const headers = { 'x-openplat-visitor': '203.0.113.5' }
    for (let count = 0; count < 3; count += 1) expect(whyOf(await share({}, { headers }))).toBeNull()
    expect(whyOf(await share({}, { headers }))).toBe('too-many-kept')
    const large = { 'x-openplat-visitor': '203.0.113.6' }
    expect(whyOf(await share({}, { headers: large }))).toBeNull()
    await app.limits.take('keptBytes', '203.0.113.6', 8 * 1024 * 1024)
    expect(whyOf(await share({}, { headers: large }))).toBe('too-many-kept')
    expect(whyOf(await share({}, { headers: { 'x-openplat-visitor': '203.0.113.7' } }))).toBeNull()
  })

  it('sends a valid removal key in a cookie for the snapshot', async () => {
    const response = await share({ href: `${href}&q=of-one-maker` })
    const cookie = response.headers.get('set-cookie') ?? ''
    const [, removal = ''] = /^made=([^;]+)/.exec(cookie) ?? []
    const id = response.headers.get('location')?.split('/')[2] ?? ''
    expect(cookie).toContain(`Path=/s/${id}; Max-Age=600; HttpOnly; SameSite=Strict`)
    expect(cookie).not.toContain('Secure')
    expect(await app.snapshots.remove(id, 'guess')).toEqual({ kind: 'wrong-key' })
    expect(await app.snapshots.remove(id, decodeURIComponent(removal))).toEqual({ kind: 'removed' })
  })

  it('sends the removal key in a `__Secure-` cookie if the page was loaded over https', async () => {
    const headers = { origin: 'https://land.example', host: 'land.example' }
    const response = await share({ href: `${href}&q=over-https` }, { headers })
    expect(response.headers.get('set-cookie')).toMatch(/^__Secure-made=[^;]+; .*; Secure$/)
    const plain = { origin: 'http://192.0.2.80:3000', host: '192.0.2.80:3000' }
    const other = await share({ href: `${href}&q=over-http` }, { headers: plain })
    expect(other.headers.get('set-cookie')).toMatch(/^made=/)
    expect(other.headers.get('set-cookie')).not.toContain('Secure')
  })

  it('an aborted request stores no page and calls no source', async () => {
    const before = requests.length
    const elsewhere = { latitude: 42, longitude: -102 }
    const questions: SealedPage['questions'] = [['federal-elevation', 'getElevation', elsewhere, 'seen']]
    expect(whyOf(await share({ questions }, { signal: AbortSignal.abort() }))).toBe('unavailable')
    expect(requests.length).toBe(before)
  })

  it('marks stored results that differ from those on the page', async () => {
    const { readings } = await storedSnapshot(await share({ questions: [await elevation('another')] }))
    expect(readings).toMatchObject([{ asSeen: false, result: { ok: true } }])
  })

  it('the stored snapshot of a failed lookup contains the error', async () => {
    app.faults?.set('epqs.nationalmap.gov', 'down')
    const elsewhere = { latitude: 41, longitude: -101 }
    const { readings } = await storedSnapshot(
      await share({ questions: [['federal-elevation', 'getElevation', elsewhere, 'seen']] }),
    )
    app.faults?.set('epqs.nationalmap.gov', undefined)
    expect(readings).toMatchObject([{ result: { ok: false, error: { code: 'upstream_unavailable' } } }])
  })

  it('stores no name of an owner, even if the page showed the name', async () => {
    const parcel = { parcelId: '27:082S305005000002', detail: true }
    const owned = await app.engine.call(
      'us-florida-parcels',
      'readParcel',
      { ...parcel, owner: true },
      { internal: true },
    )
    expect(owned.ok && owned.data.parcel?.ownerName).toBeTruthy()
    const name = owned.ok ? String(owned.data.parcel?.ownerName) : ''
    const snapshot = await storedSnapshot(
      await share({
        questions: [['us-florida-parcels', 'readParcel', { ...parcel, owner: true }, markOf(owned)]],
      }),
    )
    expect(snapshot.readings).toMatchObject([{ params: parcel, result: { ok: true, data: { found: true } } }])
    expect(JSON.stringify(snapshot)).not.toContain(name)
  })

  it('stores neither results that required credentials nor map tiles', async () => {
    const response = await share({
      questions: [
        ['screening-vendor', 'getServiceInfo', {}, ''],
        ['basemap', 'getTile', {}, ''],
        ['us-florida-parcels', 'parcelTile', { edition: 0, z: 15, x: 9_000, y: 13_800 }, ''],
        ['nowhere', 'nothing', {}, ''],
        await elevation(),
      ],
    })
    const { readings } = await storedSnapshot(response)
    expect(readings.filter(({ result }) => result.ok).map(({ connector }) => connector)).toEqual([
      'federal-elevation',
    ])
  })

  it.each([
    ['a foreign origin', { origin: 'https://example.com' }],
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
    ['a typed URL', { 'sec-fetch-site': 'none' }],
  ])('rejects a request for a snapshot that comes from %s', async (_, headers) => {
    expect((await share({}, { headers })).status).toBe(403)
  })

  it('rejects calls that no page of this site signed', async () => {
    const before = requests.length
    const forged = Buffer.from(
      JSON.stringify({ href, at: new Date().toISOString(), questions: [] }),
    ).toString('base64url')
    for (const token of [`${forged}.abc`, `${forged}.`, '', 'a.b.c', 'x'.repeat(70_000)])
      expect(whyOf(await share({}, { seen: token }))).toBe('unreadable')
    expect(whyOf(await share({}, { href: '/environment?at=1,1' }))).toBe('unreadable')
    expect(whyOf(await share({ href: '/screening' }))).toBe('unreadable')
    expect(requests.length).toBe(before)
  })

  it('rejects a signed page after a day', async () => {
    expect(whyOf(await share({ at: new Date(Date.now() - 86_500_000).toISOString() }))).toBe('old')
  })

  it('rejects a page with more calls than the limit of the visitor', async () => {
    const questions = Array.from(
      { length: 11 },
      () => ['federal-elevation', 'getElevation', point, ''] as SealedPage['questions'][number],
    )
    const response = await share({ questions })
    expect([whyOf(response), response.headers.get('location')]).toEqual([
      'too-many',
      expect.stringContaining('/s/not-kept?'),
    ])
  })
})

describe('replay of a frozen page', () => {
  it('a snapshot answers calls from stored data for any order of the parameters, and calls no source', async () => {
    const snapshot = await storedSnapshot(await share({}))
    const before = requests.length
    const replay = replayOf(snapshot, '/s/x', app.engine)
    const answer = replay.answer('federal-elevation', 'getElevation', { longitude: -100.4, latitude: 40.4 })
    expect(answer).toMatchObject({ ok: true, meta: { isKept: true, connector: 'federal-elevation' } })
    expect(replay.takenAt.toISOString()).toBe(snapshot.takenAt)
    const other = replay.answer('federal-elevation', 'getElevation', { latitude: 1, longitude: 1 })
    expect(other).toMatchObject({
      ok: false,
      error: { code: 'source_disabled', message: expect.stringContaining('asks no source') },
    })
    expect(requests.length).toBe(before)
  })

  it('returns an error for a result that the current schema rejects', async () => {
    const snapshot = await storedSnapshot(await share({}))
    const [reading] = snapshot.readings
    if (!reading?.result.ok) throw new Error('nothing was kept')
    const readings = [{ ...reading, result: { ...reading.result, data: { height: 5 } } }]
    const replay = replayOf({ ...snapshot, readings }, '/s/x', app.engine)
    expect(replay.answer(reading.connector, reading.method, point)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('earlier version') },
    })
  })
})
