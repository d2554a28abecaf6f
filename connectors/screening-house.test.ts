import { describe, expect, it, vi } from 'vitest'
import { createApp } from './engine'
import { sampleAccounts } from './screening-vendor/sample-vendor'

const question = ['screening-vendor', 'getEmployer', { partnerEmployerId: 'thimble-homes' }] as const
const call = { credentials: sampleAccounts.thimble }

async function houseThat(environment: Record<string, string>) {
  const sent: string[] = []
  const app = await createApp({
    environment: { LOG_LEVEL: 'silent', ...environment },
    transport: () => async (request) => {
      sent.push(request.url)
      return Response.json({ name: 'Nib Realty' })
    },
  })
  return { house: app, sent }
}

const vendor = { SCREENING_VENDOR_BASE_URL: 'https://desk.nib.example/api' }

describe('screening vendor of a site', () => {
  it('refuses calls to the screening vendor until the operator configures it', async () => {
    const { house: app, sent } = await houseThat({ UPSTREAM: 'live' })
    expect(await app.engine.callNamed(...question, call)).toMatchObject({
      error: { code: 'not_configured' },
    })
    expect(sent).toEqual([])
  })

  it('sends requests only to the configured URL', async () => {
    const { house: app, sent } = await houseThat({ UPSTREAM: 'live', ...vendor })
    expect(await app.engine.callNamed(...question, call)).toMatchObject({ data: { name: 'Nib Realty' } })
    expect(sent).toEqual(['https://desk.nib.example/api/employers/thimble-homes'])
  })

  it('reports the vendor as not configured behind a gateway, with or without credentials', async () => {
    const { house: app, sent } = await houseThat({ UPSTREAM: 'http://127.0.0.1:9/gateway', ...vendor })
    for (const options of [call, {}]) {
      expect(await app.engine.callNamed(...question, options)).toMatchObject({
        error: { code: 'not_configured' },
      })
    }
    expect(sent).toEqual([])
  })

  it('reports the vendor as disabled if the operator switches it off', async () => {
    const { house: app } = await houseThat({ UPSTREAM: 'sample', CONNECTORS_OFF: 'screening-vendor' })
    const setup = await app.engine.call('screening-vendor', 'getSetup', {}, { internal: true })
    expect(setup).toMatchObject({ error: { code: 'source_disabled' } })
  })

  describe('password guessing', () => {
    async function guarded() {
      const sent: string[] = []
      const heldAnswers: (() => void)[] = []
      let isHeld = false
      const app = await createApp({
        environment: { LOG_LEVEL: 'silent', UPSTREAM: 'live', ...vendor },
        transport: () => async (request) => {
          const [user = '', secret = ''] = atob(
            request.headers.get('authorization')?.replace('Basic ', '') ?? '',
          ).split(':')
          sent.push(user)
          if (isHeld) await new Promise<void>((go) => heldAnswers.push(go))
          return secret === 'right' ? Response.json({ name: 'Nib' }) : new Response('no', { status: 401 })
        },
      })
      const sign = async (visitor: string, user: string, secret = `guess ${sent.length}`) => {
        const credentials = { user, secret }
        const result = await app.engine.callNamed(...question, { credentials, visitor })
        return result.ok ? 'ok' : result.error.code
      }
      const logged = vi.spyOn(app.log, 'warn')
      return {
        events: () => logged.mock.calls.map(([event]) => event),
        sent,
        sign,
        holdAnswers: () => {
          isHeld = true
        },
        heldAnswers,
      }
    }

    it('locks a user name after five wrong passwords from one network, but not for other networks or names', async () => {
      const { sent, sign } = await guarded()
      for (let n = 0; n < 5; n += 1) expect(await sign('203.0.113.9', 'nib')).toBe('credentials_rejected')
      expect(await sign('203.0.113.9', 'nib', 'right')).toBe('rate_limited')
      expect(sent).toHaveLength(5)
      for (let n = 0; n < 20; n += 1) expect(await sign('203.0.113.10', 'nib', 'right')).toBe('ok')
      expect(await sign('203.0.113.9', 'other', 'right'), 'another name from this network').toBe('ok')
    })

    it('logs each refusal and lockout with neither user name nor IP address', async () => {
      const { events, sign } = await guarded()
      for (let n = 0; n < 6; n += 1) await sign('203.0.113.9', 'nib')
      await sign('203.0.113.10', 'nib', 'right')
      const event = { event: 'sign-in', outcome: 'refused', network: '203.0.113.0/24' }
      expect(events()).toEqual([...Array(5).fill(event), { ...event, outcome: 'locked' }])
    })

    it('allows 50 wrong attempts per user name over all networks, and 50 per network over all user names', async () => {
      const { sent, sign } = await guarded()
      for (let n = 0; n < 60; n += 1) await sign(`203.0.113.${n}`, 'nib')
      expect(sent).toHaveLength(50)
      for (let n = 0; n < 60; n += 1) await sign('198.51.100.1', `user ${n}`)
      expect(sent).toHaveLength(100)
    })

    it('allows five wrong guesses even if 50 arrive at the same time', async () => {
      const { sent, sign, holdAnswers, heldAnswers } = await guarded()
      holdAnswers()
      const guesses = Array.from({ length: 50 }, (_, n) => sign('203.0.113.9', 'nib', `guess ${n}`))
      const codes = Promise.all(guesses)
      await vi.waitFor(() => expect(heldAnswers.length).toBeGreaterThan(0))
      const letGo = setInterval(() => heldAnswers.shift()?.(), 1)
      expect((await codes).filter((code) => code === 'credentials_rejected')).toHaveLength(5)
      clearInterval(letGo)
      expect(sent).toHaveLength(5)
    })

    it('admits 30 concurrent requests with correct credentials', async () => {
      const { sign } = await guarded()
      const codes = await Promise.all(Array.from({ length: 30 }, () => sign('203.0.113.9', 'nib', 'right')))
      expect(codes).toEqual(codes.map(() => 'ok'))
    })
  })
})
