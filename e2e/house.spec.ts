import { fetchAllParts } from './support/get-whole'
import { expect, test } from './support/test'
import { walkPages } from './support/walk-pages'

const missing = '/there-is-no-such-page'
const securityHeaders = {
  'strict-transport-security': expect.stringContaining('max-age='),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

test('every page allows only scripts with the nonce of the response, and has the security headers', async ({
  request,
}) => {
  const walked = await walkPages(request)
  expect(walked.size).toBeGreaterThan(5)
  for (const path of [missing, '/land?at=39.5,-98.5', '/land?at=nowhere']) {
    const answer = await request.get(path)
    walked.set(path, { status: answer.status(), headers: answer.headers(), html: await answer.text() })
  }
  const nonces = new Set<string>()
  for (const [path, { headers, html }] of walked) {
    const nonce = nonceOf(headers)
    expect(nonce, path).toMatch(/^[\w+/=]{20,}$/)
    nonces.add(nonce)
    const tags = tagsOf(html)
    expect(tags.length, path).toBeGreaterThan(20)
    const scripts = tags.filter((tag) => /^<script\b/.test(tag))
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([])
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag)),
      path,
    ).toEqual([])
    expect(headers, path).toMatchObject(securityHeaders)
  }
  expect(nonces.size, 'each answer has one of its own').toBe(walked.size)
})

test('responses of the API have the security headers', async ({ request }) => {
  for (const path of ['/api/v1', '/api/health', '/api/v1/no/such'])
    expect((await request.get(path)).headers(), path).toMatchObject(securityHeaders)
})

test('the content security policy allows nothing from other sites', async ({ request }) => {
  const policy = policyOf((await request.get('/')).headers())
  const rules = policy.split('; ')
  expect(rules).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('an unknown page responds with status 404 and a main section', async ({ request }) => {
  const response = await request.get(missing)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<main')
})

test('pages and the API share one cache', async ({ request }) => {
  const [latitude, longitude] = [39.5125, -98.5375]
  expect((await fetchAllParts(request, `/land?at=${latitude},${longitude}`)).status).toBe(200)
  const answer = await request.get('/api/v1/federal-elevation/getElevation', {
    params: { latitude, longitude },
  })
  expect(answer.headers()['x-openplat-cache']).toBe('fresh')
  const elsewhere = { latitude, longitude: longitude + 0.01 }
  const other = await request.get('/api/v1/federal-elevation/getElevation', { params: elsewhere })
  expect(other.headers()['x-openplat-cache']).toBe('miss')
})

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''
const nonceOf = (headers: Record<string, string>) => /'nonce-([^']+)'/.exec(policyOf(headers))?.[1] ?? ''

function tagsOf(html: string): string[] {
  return html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z][^>]*>/gi) ?? []
}
