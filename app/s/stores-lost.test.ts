import { randomBytes, randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sealPage } from '@/app/_lib/share/sealed-page'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { type App, createApp } from '@/connectors/engine'
import { answerCall } from '@/lib/connector/http/call'
import { startBlackHole, through } from '@/lib/snapshots/testing/black-hole'
import { answered, snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { proxy } from '@/proxy'
import { GET as drawPicture } from './[snapshot]/preview/route'
import { POST } from './route'

const { DATABASE_URL = '', REDIS_URL = '' } = process.env
const schema = `openplat_test_${randomBytes(6).toString('hex')}`

type Way = Awaited<ReturnType<typeof startBlackHole>>

async function wayTo(address: string, usual: number): Promise<Way> {
  const { hostname, port } = new URL(address)
  return startBlackHole({ host: hostname, port: Number(port || usual) })
}

describe.skipIf(!DATABASE_URL || !REDIS_URL)(
  'without Redis and PostgreSQL (only if REDIS_URL and DATABASE_URL are set)',
  () => {
    let app: App
    let admin: pg.Client
    let ways: Way[] = []

    beforeAll(async () => {
      admin = new pg.Client({ connectionString: DATABASE_URL })
      await admin.connect()
      await admin.query(`create schema ${schema}`)
      const [database, redis] = [await wayTo(DATABASE_URL, 5432), await wayTo(REDIS_URL, 6379)]
      ways = [database, redis]
      const url = new URL(through(DATABASE_URL, database))
      url.searchParams.set('options', `-c search_path=${schema}`)
      const environment = {
        UPSTREAM: 'sample',
        LOG_LEVEL: 'silent',
        OPENPLAT_SECRET: randomBytes(24).toString('hex'),
        DATABASE_URL: url.href,
        REDIS_URL: through(REDIS_URL, redis),
      }
      app = await createApp({ environment, isInstance: true })
      shared[appKey] = Promise.resolve(app)
    })
    afterAll(async () => {
      delete shared[appKey]
      for (const way of ways) way.close()
      await app.close()
      await admin.query(`drop schema ${schema} cascade`)
      await admin.end()
    })

    const statusOf = async (path: string) => (await proxy(new NextRequest(`http://localhost${path}`))).status
    const keep = async () => {
      const outcome = await app.snapshots.keep(snapshotOf([answered(randomUUID())]))
      if (outcome.kind !== 'kept') throw new Error(outcome.kind)
      return outcome.id
    }
    let place = 39
    const ask = async () => {
      place += 0.01
      const url = `http://localhost/api/v1/federal-elevation/getElevation?latitude=${place}&longitude=-98.5`
      return (await answerCall(app.engine, new Request(url), 'federal-elevation', 'getElevation')).status
    }
    const share = async () => {
      const point = { latitude: 39, longitude: -98.5 }
      const questions: [string, string, typeof point, string][] = [
        ['federal-elevation', 'getElevation', point, ''],
      ]
      const sharedPage = { href: '/land?at=39%2C-98.5', at: new Date().toISOString(), questions }
      const body = new URLSearchParams({
        href: sharedPage.href,
        seen: await sealPage(sharedPage, app.secrets),
      })
      const headers = { host: 'localhost', origin: 'http://localhost' }
      const answer = await POST(new Request('http://localhost/s', { method: 'POST', headers, body }))
      return answer.headers.get('location')
    }

    it('pages that need a lost store fail and recover without a restart, while other pages work', async () => {
      const [one, other] = [await keep(), await keep()]
      expect(await statusOf(`/s/${one}`)).toBe(200)
      expect(await ask()).toBe(200)

      for (const way of ways) way.swallow()
      expect(await statusOf('/land?at=39.5,-98.5')).toBe(200)
      expect(await ask()).toBe(200)
      expect(await statusOf(`/s/${other}`)).toBe(503)
      const request = new Request(`http://localhost/s/${other}/preview`)
      const picture = await drawPicture(request, { params: Promise.resolve({ snapshot: other }) })
      expect(picture.status).toBe(503)
      expect(await picture.json()).toMatchObject({ code: 'upstream_unavailable' })
      expect(app.sharing?.state()).toBe('down')

      for (const way of ways) way.heal()
      await vi.waitFor(async () => expect(await statusOf(`/s/${other}`)).toBe(200), { timeout: 10_000 })
      await vi.waitFor(() => expect(app.sharing?.state()).toBe('connected'), { timeout: 10_000 })

      for (const way of ways) way.close()
      expect(await share()).toContain('/s/not-kept?why=unavailable')
      expect(await ask()).toBe(200)
    })
  },
)
