import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { type App, createApp } from '@/connectors/engine'
import { GET } from './route'

const { REDIS_URL = '' } = process.env
const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', OPENPLAT_SECRET: randomUUID() }
const point = { latitude: 39.5, longitude: -98.5 }

const open: App[] = []
afterEach(async () => {
  delete shared[appKey]
  await Promise.all(open.splice(0).map((app) => app.close()))
})

async function instance(options: Parameters<typeof createApp>[0]): Promise<App> {
  const app = await createApp(options)
  open.push(app)
  shared[appKey] = Promise.resolve(app)
  return app
}

const health = async () => (await GET()).json()

describe('GET /api/health', () => {
  it('omits Redis if Redis is not configured, or if a script runs the app', async () => {
    await instance({ environment, isInstance: true })
    expect(await health()).not.toHaveProperty('redis')
    await instance({ environment: { ...environment, REDIS_URL: 'redis://127.0.0.1:1' } })
    expect(await health()).not.toHaveProperty('redis')
  })

  it('reports the instance as healthy while Redis is down', async () => {
    const app = await instance({
      environment: { ...environment, REDIS_URL: 'redis://127.0.0.1:1' },
      isInstance: true,
    })
    expect(await health()).toMatchObject({ status: 'ok', redis: 'down' })
    expect(await app.engine.call('federal-elevation', 'getElevation', point)).toMatchObject({ ok: true })
    expect(await app.limits.take('calls', '203.0.113.9')).toBeUndefined()
  })

  it.skipIf(!REDIS_URL)(
    'reports that instances share data through Redis (only if REDIS_URL is set)',
    async () => {
      let requests = 0
      const counting: Parameters<typeof createApp>[0] = {
        environment: { ...environment, REDIS_URL },
        isInstance: true,
        transport: (inner) => (request) => {
          requests += 1
          return inner(request)
        },
      }
      for (const app of [await instance(counting), await instance(counting)])
        expect(await app.engine.call('federal-elevation', 'getElevation', point)).toMatchObject({ ok: true })
      expect(requests).toBe(1)
      expect(await health()).toMatchObject({ status: 'ok', redis: 'connected' })
    },
  )
})
