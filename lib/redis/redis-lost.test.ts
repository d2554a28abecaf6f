import { afterAll, describe, expect, it, vi } from 'vitest'
import { createLimits } from '@/lib/server/limits'
import { instancesOver, patient } from './testing/instance'
import { hasRedisServer, startRedisServer } from './testing/redis-server'

const budget = { perDay: () => 8, timeZone: 'UTC' }
const declaration = { ...patient, pace: { ...patient.pace, budget } }

async function twoOver(url: string) {
  const { start, share } = instancesOver(url)
  const requests: string[] = []
  const transport = async (request: Request) => {
    requests.push(request.url)
    return Response.json({ degrees: 20 })
  }
  const log = { warn: vi.fn(), info: vi.fn() }
  const one = await start(transport, { declaration, log })
  const other = await start(transport, { declaration })
  const connected = async () => {
    for (const { state } of [one, other])
      await vi.waitFor(() => expect(state()).toBe('connected'), { timeout: 15_000 })
  }
  return { one, other, requests, log, share, connected }
}

describe.skipIf(!hasRedisServer())('without Redis (skipped where redis-server is not installed)', () => {
  const servers: { kill(): Promise<void> }[] = []
  const closing: { close(): Promise<void> }[] = []
  afterAll(async () => {
    await Promise.all(closing.map((each) => each.close()))
    await Promise.all(servers.map((server) => server.kill()))
  })

  it.concurrent('lets each instance run alone while Redis is down, and shares again once Redis is back', async () => {
    const server = await startRedisServer()
    servers.push(server)
    const { one, other, requests, log, connected } = await twoOver(server.url)
    closing.push(one, other)
    const limits = createLimits(
      { calls: 2, tiles: 1, kept: 1, keptBytes: 1, names: 1, refusals: 1, allRefusals: 4 },
      one.limiter,
    )
    await one.ask('Boise')
    await other.ask('Boise')
    expect(requests).toHaveLength(1)
    for (const city of ['Reno', 'Provo']) await one.ask(city)
    expect(log.warn).not.toHaveBeenCalled()

    await server.kill()
    await vi.waitFor(() => expect(one.state()).toBe('down'))
    for (const { ask } of [one, other]) {
      expect(await ask('Boise')).toMatchObject({ ok: true, meta: { state: 'fresh' } })
      expect(await ask('Ogden')).toMatchObject({ ok: true })
    }
    expect(requests).toHaveLength(5)
    expect(await one.engine.budgetOf('degrees', 'degrees.example')).toMatchObject({ left: 4 })
    expect(await limits.take('calls', '203.0.113.9')).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9')).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9')).toBeGreaterThan(0)
    expect(log.warn).toHaveBeenCalledTimes(1)

    servers.push(await startRedisServer(server.port))
    await connected()
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1))
    await one.ask('Salem')
    await other.ask('Salem')
    expect(requests).toHaveLength(6)
    expect(await other.engine.budgetOf('degrees', 'degrees.example')).toMatchObject({ left: 3 })
  })

  it.concurrent('starts without Redis', async () => {
    const server = await startRedisServer()
    await server.kill()
    const { one, other } = await twoOver(server.url)
    closing.push(one, other)
    expect(one.state()).toBe('down')
    expect(await one.ask('Boise')).toMatchObject({ ok: true })
    expect(await other.ask('Boise')).toMatchObject({ ok: true })
  })

  it.concurrent('works without Redis while Redis is full, and shares results again once Redis has room', async () => {
    const server = await startRedisServer()
    servers.push(server)
    const { one, other, requests, log, connected } = await twoOver(server.url)
    closing.push(one, other)
    const limits = createLimits(
      { calls: 2, tiles: 1, kept: 1, keptBytes: 1, names: 1, refusals: 1, allRefusals: 4 },
      one.limiter,
    )
    await one.ask('Boise')
    await server.bound(1)
    expect(await one.ask('Boise')).toMatchObject({ ok: true, meta: { state: 'fresh' } })
    for (const city of ['Reno', 'Provo', 'Ogden']) {
      expect(await one.ask(city)).toMatchObject({ ok: true })
      expect(await other.ask(city)).toMatchObject({ ok: true })
    }
    for (const refused of [false, false, true])
      expect((await limits.take('calls', '203.0.113.9')) !== undefined).toBe(refused)
    expect(one.state()).toBe('down')
    expect(log.warn).toHaveBeenCalledTimes(1)

    await server.bound(0)
    await connected()
    const before = requests.length
    await one.ask('Salem')
    await other.ask('Salem')
    expect(requests).toHaveLength(before + 1)
  })

  it.concurrent('works without Redis after Redis has stopped responding', async () => {
    const server = await startRedisServer()
    servers.push(server)
    const { one, other, log } = await twoOver(server.url)
    closing.push(one, other)
    server.signal('SIGSTOP')
    for (const city of ['Boise', 'Reno']) expect(await one.ask(city)).toMatchObject({ ok: true })
    expect(one.state()).toBe('down')
    expect(await one.ask('Provo')).toMatchObject({ ok: true })
    expect(log.warn).toHaveBeenCalledTimes(1)
    await one.close()
  })
})
