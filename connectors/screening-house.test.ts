import { describe, expect, it } from 'vitest'
import { createApp } from './engine'
import { sampleAccounts } from './screening-vendor/sample-vendor'

const question = ['screening-vendor', 'getEmployer', { partnerEmployerId: 'thimble-homes' }] as const
const call = { credentials: sampleAccounts.thimble }

async function houseThat(environment: Record<string, string>) {
  const sent: string[] = []
  const house = await createApp({
    environment: { LOG_LEVEL: 'silent', ...environment },
    transport: () => async (request) => {
      sent.push(request.url)
      return Response.json({ name: 'Nib Realty' })
    },
  })
  return { house, sent }
}

const vendor = { SCREENING_VENDOR_BASE_URL: 'https://desk.nib.example/api' }

describe('the screening vendor of a site', () => {
  it('is off until it is configured', async () => {
    const { house, sent } = await houseThat({ UPSTREAM: 'live' })
    expect(await house.engine.callNamed(...question, call)).toMatchObject({
      error: { code: 'not_configured' },
    })
    expect(sent).toEqual([])
  })

  it('is asked at the configured address and nowhere else', async () => {
    const { house, sent } = await houseThat({ UPSTREAM: 'live', ...vendor })
    expect(await house.engine.callNamed(...question, call)).toMatchObject({ data: { name: 'Nib Realty' } })
    expect(sent).toEqual(['https://desk.nib.example/api/employers/thimble-homes'])
  })

  it('stays off behind a gateway, and says so before it asks for credentials', async () => {
    const { house, sent } = await houseThat({ UPSTREAM: 'http://127.0.0.1:9/gateway', ...vendor })
    for (const given of [call, {}]) {
      expect(await house.engine.callNamed(...question, given)).toMatchObject({
        error: { code: 'not_configured' },
      })
    }
    expect(sent).toEqual([])
  })

  it('can be switched off, and so the page can say it', async () => {
    const { house } = await houseThat({ UPSTREAM: 'sample', CONNECTORS_OFF: 'screening-vendor' })
    const setup = await house.engine.call('screening-vendor', 'getSetup', {}, { internal: true })
    expect(setup).toMatchObject({ error: { code: 'source_disabled' } })
  })

  it('is not asked any more by who guesses, neither by address nor by user name', async () => {
    const sent: string[] = []
    const house = await createApp({
      environment: { LOG_LEVEL: 'silent', UPSTREAM: 'live', ...vendor },
      transport: () => async (request) => {
        sent.push(request.url)
        return new Response('no', { status: 401 })
      },
    })
    const guess = async (visitor: string, user: string) => {
      const credentials = { user, secret: `${sent.length}` }
      const result = await house.engine.callNamed(...question, { credentials, visitor })
      return result.ok ? 'ok' : result.error.code
    }
    for (let n = 0; n < 5; n += 1) expect(await guess('203.0.113.9', 'nib')).toBe('credentials_rejected')
    const asked = sent.length
    expect(await guess('203.0.113.9', 'other'), 'another name from the same address').toBe('rate_limited')
    expect(await guess('203.0.113.10', 'nib'), 'the same name from another address').toBe('rate_limited')
    expect(sent).toHaveLength(asked)
    expect(await guess('203.0.113.10', 'other')).toBe('credentials_rejected')
  })
})
