import { describe, expect, it } from 'vitest'
import { parseTarget, readForm, refuseRequest } from './admit-request'

const sources: Record<string, string> = import.meta.glob('../../app/**/route.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const page = { method: 'GET', url: '/land?at=39.5,-98.5', headers: { host: 'land.example' } }
const status = (request: Partial<typeof page> & { headers?: Record<string, string> }, publicUrl?: string) =>
  refuseRequest({ ...page, ...request }, publicUrl)?.status
const form = { host: 'land.example', 'content-type': 'multipart/form-data; boundary=x' }

describe('refuseRequest', () => {
  it('accepts GET, HEAD and OPTIONS of a page, and DELETE of the MCP endpoint', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(status({ method })).toBeUndefined()
    expect(status({ method: 'DELETE', url: '/api/mcp' })).toBeUndefined()
  })

  it('refuses two Host headers and the target "*"', () => {
    const rawHeaders = ['Host', 'land.example', 'Accept', '*/*', 'host', 'evil.example']
    expect(refuseRequest({ ...page, rawHeaders })?.status).toBe(400)
    expect(refuseRequest({ ...page, rawHeaders: rawHeaders.slice(0, 4) })).toBeUndefined()
    for (const method of ['GET', 'OPTIONS']) expect(status({ method, url: '*' }), method).toBe(400)
  })

  it('refuses verbs that pages do not support', () => {
    for (const method of ['PUT', 'PROPFIND', 'DELETE', 'TRACE']) expect(status({ method }), method).toBe(405)
    expect(status({ method: 'TRACE', url: '/api/v1' })).toBe(405)
  })

  it('refuses a POST request to a page that accepts no forms', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(10)
    for (const [door, text] of Object.entries(sources)) {
      const takesForms = /^export .*\bPOST\b/m.test(text)
      const url = door
        .replace('../../app', '')
        .replace('/route.ts', '')
        .replaceAll(/\[.*?\]/g, 'x')
      if (url.startsWith('/api/')) continue
      expect(status({ method: 'POST', url }), url).toBe(takesForms ? undefined : 405)
    }
    for (const url of ['/', '/land', '/s/abc', '/s/abc/today', '/parcels'])
      expect(status({ method: 'POST', url }), url).toBe(405)
    expect(status({ method: 'POST', url: '/api/v1/federal-elevation/getElevation' })).toBeUndefined()
  })

  it('refuses a form from another site', () => {
    const post = { method: 'POST', url: '/screening' }
    expect(status({ ...post, headers: form })).toBe(403)
    expect(status({ ...post, headers: { ...form, origin: 'null' } })).toBe(403)
    expect(status({ ...post, headers: { ...form, origin: 'https://other.example' } })).toBe(403)
    expect(status({ ...post, headers: { host: 'land.example', 'next-action': 'x' } })).toBe(403)
    expect(status({ ...post, headers: { ...form, origin: 'https://land.example' } })).toBeUndefined()
    expect(
      status({ ...post, headers: { ...form, origin: 'https://land.example' } }, 'https://b.example'),
    ).toBe(403)
  })

  it('refuses an unreadable URL', () => {
    expect(status({ url: '/sources/%' })).toBe(400)
    expect(status({ url: '/land?__proto__=1' })).toBe(400)
  })
})

describe("Next's global error page", () => {
  it("hides Next's global error page under any spelling of its path", () => {
    for (const url of ['/_global-error', '/_global-error/', '//_global-error', '/x/../_global-error?a=1'])
      expect(status({ url }), url).toBe(404)
    expect(status({ url: '/%5Fglobal-error' })).toBe(404)
    for (const url of ['/_global-errors', '/?q=/_global-error', '//evil.example/terms'])
      expect(status({ url }), url).toBeUndefined()
  })
})

describe('parseTarget', () => {
  it('returns the path and the host of an absolute target', () => {
    const url = 'http://land.example:8080'
    expect(parseTarget(`${url}/land?at=1,2`)).toEqual({ url: '/land?at=1,2', host: 'land.example:8080' })
    expect(parseTarget(url)).toEqual({ url: '/', host: 'land.example:8080' })
    expect(parseTarget('HTTPS://[::1]?q=x')).toEqual({ url: '/?q=x', host: '[::1]' })
  })

  it('returns a path unchanged, even if the path begins like a host', () => {
    for (const url of ['/land?next=http://a/b', '//evil.example/terms', '*'])
      expect(parseTarget(url)).toEqual({ url })
  })

  it('refuses any other target with status 400', () => {
    for (const url of ['terms', 'ftp://a/b', 'http://', 'http:///x', 'http://user@a/b', 'http://a/b#c', '']) {
      expect(parseTarget(url), url).toBeUndefined()
      expect(status({ url }), url).toBe(400)
    }
  })
})

describe('readForm', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const field = '--x\r\ncontent-disposition: form-data; name="$ACTION_ID_1"\r\n\r\n\r\n--x--\r\n'
  const read = async (text: string, headers: Record<string, string>) => {
    async function* body() {
      yield Buffer.from(text.slice(0, 9))
      yield Buffer.from(text.slice(9))
    }
    const form = await readForm(body(), headers)
    return Buffer.isBuffer(form) ? form.toString() : form.status
  }

  it('returns the fields of a form unchanged', async () => {
    expect(await read(field, multipart)).toBe(field)
    expect(await read('["a",{"b":1}]', { 'content-type': 'text/plain;charset=UTF-8' })).toBe('["a",{"b":1}]')
  })

  it('refuses an unreadable form', async () => {
    for (const garbage of ['garbage and more', '', field.slice(0, 40), '--x--'])
      expect(await read(garbage, multipart), garbage).toBe(400)
    expect(await read('["a"', { 'content-type': 'text/plain' })).toBe(400)
    expect(await read('x'.repeat(70_000), multipart)).toBe(413)
  })
})
