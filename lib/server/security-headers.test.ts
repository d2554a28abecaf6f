import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers'

const answers: Record<string, (response: ServerResponse) => void> = {
  '/plain': (response) => response.end('x'),
  '/head': (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('x'),
  '/page': (response) => {
    response.setHeader('Content-Security-Policy', "script-src 'self'")
    response.end('x')
  },
  '/said': (response) => response.writeHead(200, { 'Content-Security-Policy': "script-src 'self'" }).end('x'),
  '/icon.svg': (response) => response.end('x'),
  '/_next/static/worker.js': (response) => response.end('x'),
  '/_next/static/x': (response) => response.writeHead(404).end('x'),
}

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? ''
  addSecurityHeaders(response, request.url ?? '')
  answers[path]?.(response)
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

async function headersOf(path: string): Promise<Headers> {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return headers
}

describe('addSecurityHeaders', () => {
  it.each(['/plain', '/head', '/_next/static/x'])(
    'adds a policy that forbids everything to the response to %s',
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=/)
    },
  )

  it.each(['/page', '/said'])('preserves the policy that the response to %s sets', async (path) => {
    expect((await headersOf(path)).get('content-security-policy')).toBe("script-src 'self'")
  })

  it('allows inline styles in an SVG', async () => {
    expect((await headersOf('/icon.svg?v=1')).get('content-security-policy')).toContain(
      "style-src 'unsafe-inline'",
    )
  })

  it('sets no content security policy on scripts', async () => {
    const headers = await headersOf('/_next/static/worker.js')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
