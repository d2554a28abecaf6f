import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCompressedFiles } from './compressed-files'

const root = mkdtempSync(join(tmpdir(), 'compressed-files-'))
mkdirSync(join(root, '.next/compressed/chunks'), { recursive: true })
writeFileSync(join(root, '.next/compressed/chunks/a.js.br'), brotliCompressSync('const a = 1'))
const { send } = openCompressedFiles(root)
const server = createServer((request, response) => {
  if (!send(request, response)) response.end('as before')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const ask = (path: string, encodings: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': encodings },
  })

describe('openCompressedFiles', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'gzip, br;q=0.5'])(
    'sends a compressed file to a client that sends Accept-Encoding %s',
    async (encodings) => {
      const answer = await ask('/_next/static/chunks/a.js?v=1', encodings)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(await answer.text()).toBe('const a = 1')
    },
  )

  it.each([
    ['/_next/static/chunks/a.js', 'gzip'],
    ['/_next/static/chunks/a.js', 'br;q=0, gzip'],
    ['/_next/static/chunks/b.js', 'br'],
    ['/_next/static/chunks/../chunks/a.js.br', 'br'],
    ['/chunks/a.js', 'br'],
  ])('leaves %s to Next for a client that sends Accept-Encoding %s', async (path, encodings) => {
    expect(await (await ask(path, encodings)).text()).toBe('as before')
  })

  it('returns false if there are no compressed files', () => {
    expect(openCompressedFiles(join(root, 'nowhere')).send({ url: '/', headers: {} }, {} as never)).toBe(
      false,
    )
  })
})
