import { afterEach, describe, expect, it } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { GET } from './route'

async function ask(environment: Record<string, string>) {
  shared[appKey] = createSite({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', ...environment } })
  return GET()
}

afterEach(async () => {
  await (await shared[appKey])?.close()
  delete shared[appKey]
})

describe('security.txt', () => {
  it('security.txt contains the contact and a future expiry date', async () => {
    const response = await ask({ CONTACT_EMAIL: 'land@records.example' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const [contact, expires = '', languages, ...more] = (await response.text()).split('\n')
    expect([contact, languages, more]).toEqual([
      'Contact: mailto:land@records.example',
      'Preferred-Languages: en',
      [''],
    ])
    const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days, 'RFC 9116 wants less than a year').toBeLessThan(365)
  })

  it('security.txt contains its own URL if PUBLIC_URL is set', async () => {
    const PUBLIC_URL = 'https://records.example/'
    const text = await (await ask({ CONTACT_EMAIL: 'land@records.example', PUBLIC_URL })).text()
    expect(text).toContain('\nContact: https://records.example/contact\n')
    expect(text).toContain('\nCanonical: https://records.example/.well-known/security.txt\n')
  })

  it('security.txt does not exist without a contact', async () => {
    expect((await ask({})).status).toBe(404)
  })
})
