import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readRoutePatterns } from './route-pattern'

const folder = mkdtempSync(join(tmpdir(), 'openplat-routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'routes-manifest.json')
writeFileSync(
  file,
  JSON.stringify({
    version: 3,
    staticRoutes: [{ page: '/land', regex: '^/land(?:/)?$', namedRegex: '^/land(?:/)?$' }],
    dynamicRoutes: [
      { page: '/s/[snapshot]', regex: '^/s/([^/]+?)(?:/)?$' },
      { page: '/tiles/[z]/[x]', regex: '^/tiles/([^/]+?)/([^/]+?)(?:/)?$' },
    ],
  }),
)

it.each([
  ['/land', '/land'],
  ['/s/bG9uZw', '/s/[snapshot]'],
  ['/tiles/17/35123', '/tiles/[z]/[x]'],
  ['/_next/static/chunks/a.js', '/_next'],
  ['/basemap/states.json', '/basemap'],
  ['/7 Quill Lane', 'no such route'],
  ['', 'no such route'],
])('returns the route for the path "%s": %s', async (path, pattern) => {
  expect((await readRoutePatterns(file))(path)).toBe(pattern)
})

it('throws if the list of routes is missing', async () => {
  await expect(readRoutePatterns(join(folder, 'none.json'))).rejects.toThrow()
})
