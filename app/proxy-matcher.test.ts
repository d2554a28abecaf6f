import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server.js'
import { describe, expect, it } from 'vitest'
import nextConfig from '@/next.config'
import { config } from '@/proxy'

const isProxied = (path: string) => doesProxyMatch({ config, nextConfig, url: path })
const exportRoutes = Object.keys(import.meta.glob('./**/export/route.ts')).map((file) =>
  file
    .replace(/^\./, '')
    .replace('/route.ts', '')
    .replaceAll(/\[.*?\]/g, 'x'),
)

describe('the matcher of the proxy', () => {
  it('leaves out every file of a page, which counts its visitors itself', () => {
    expect(exportRoutes.length).toBeGreaterThan(5)
    for (const path of exportRoutes) expect(isProxied(path), path).toBe(false)
  })

  it('takes addresses that only look like what it leaves out', () => {
    const others = [
      '/x/export',
      '/land/export',
      '/robots.txtx',
      '/icon.svgx',
      '/exports',
      '/tilesx',
      '/_next/x',
    ]
    for (const path of others) expect(isProxied(path), path).toBe(true)
  })

  it('takes every page', () => {
    for (const path of ['/', '/land', '/s/x', '/parcels/x', '/security.txt'])
      expect(isProxied(path), path).toBe(true)
  })
})
