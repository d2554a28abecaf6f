import { findPages } from './support/find-pages'
import { expect, test } from './support/test'

/** What holds on every page of the running product, read without a browser. */

const missing = '/there-is-no-such-page'

test('every page names its scripts, and only those run', async ({ request }) => {
  const pages = await findPages(request)
  expect(pages.length).toBeGreaterThan(5)
  for (const path of [...pages, missing]) {
    const [first, second] = [await request.get(path), await request.get(path)]
    const nonce = nonceOf(first.headers())
    expect(nonce, path).toMatch(/^[\w+/=]{20,}$/)
    expect(nonceOf(second.headers()), path).not.toBe(nonce)
    const scripts = tagsOf(await first.text()).filter((tag) => /^<script\b/.test(tag))
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([])
  }
})

test('no page carries styles or scripts in attributes, which the policy would refuse', async ({
  request,
}) => {
  for (const path of [...(await findPages(request)), missing, '/land?at=39.5,-98.5', '/land?at=nowhere']) {
    const tags = tagsOf(await (await request.get(path)).text())
    expect(tags.length, path).toBeGreaterThan(20)
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag)),
      path,
    ).toEqual([])
  }
})

test('every answer carries the security headers', async ({ request }) => {
  for (const path of [...(await findPages(request)), missing, '/api/v1', '/api/health', '/api/v1/no/such']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  }
})

test('the policy lets nothing in from elsewhere', async ({ request }) => {
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

test('an unknown page says so', async ({ request }) => {
  const response = await request.get(missing)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<main')
})

test('pages and programs ask one engine', async ({ request }) => {
  const [latitude, longitude] = [39.5125, -98.5375]
  expect((await request.get(`/land?at=${latitude},${longitude}`)).ok()).toBe(true)
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

/** Opening tags only: what a script holds as text is not markup. */
function tagsOf(html: string): string[] {
  return html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z][^>]*>/gi) ?? []
}
