import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listStaticFiles } from './static-files'

const root = mkdtempSync(join(tmpdir(), 'static-files-'))
for (const file of ['.next/static/chunks/a[1].js', 'public/icons/lot.svg']) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
}
afterAll(() => rmSync(root, { recursive: true }))

describe('static files', () => {
  const { isMissing } = listStaticFiles(root)

  it('recognizes files of the build and of the folder public, even if their path is encoded', () => {
    for (const path of ['/_next/static/chunks/a[1].js', '/_next/static/chunks/a%5B1%5D.js', '/icons/lot.svg'])
      expect(isMissing(path), path).toBe(false)
  })

  it('reports every other path below these folders as missing', () => {
    for (const path of [
      '/_next/x',
      '/_next/image',
      '/_next/static/x',
      '/icons/x',
      '/icons/',
      '/basemap/../terms',
    ])
      expect(isMissing(path), path).toBe(true)
  })

  it('leaves paths of pages to Next', () => {
    for (const path of ['/', '/terms', '/iconsx', '/tiles/x']) expect(isMissing(path), path).toBe(false)
  })
})
