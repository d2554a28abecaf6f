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

describe('proxy matcher', () => {
  it('excludes the file routes of pages', () => {
    expect(exportRoutes.length).toBeGreaterThan(5)
    for (const path of exportRoutes) expect(isProxied(path), path).toBe(false)
  })

  it('excludes the feeds of frozen copies and of lists of places', () => {
    for (const page of ['/s/x', '/places/list/x'])
      for (const file of ['feed.xml', 'feed.json']) expect(isProxied(`${page}/${file}`)).toBe(false)
  })

  it('matches paths that only resemble excluded paths', () => {
    const others = [
      '/x/export',
      '/land/export',
      '/robots.txtx',
      '/icon.svgx',
      '/exports',
      '/tilesx',
      '/s/x/feed',
      '/land/feed.xml',
      '/_next/x',
    ]
    for (const path of others) expect(isProxied(path), path).toBe(true)
  })

  it('matches pages such as the home page and a snapshot', () => {
    for (const path of ['/', '/land', '/s/x', '/parcels/x', '/security.txt'])
      expect(isProxied(path), path).toBe(true)
  })
})
