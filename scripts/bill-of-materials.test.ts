import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toBillOfMaterials } from './bill-of-materials.mjs'

const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8'))
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
const { components } = toBillOfMaterials(read('package-lock.json').packages, '1')
const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))

describe('the bill of materials', () => {
  it.each(Object.entries(dependencies ?? {}))('the bill of materials lists %s', (name, version) => {
    expect(listed).toContain(`${name}@${version}`)
  })

  it('includes transitive dependencies, and excludes three packages that only tests need', () => {
    expect(listed.size).toBeGreaterThan(300)
    for (const name of ['vitest', 'lighthouse', '@biomejs/biome'])
      expect(listed).not.toContain(`${name}@${devDependencies?.[name]}`)
  })

  it('every package has its hash, and no package has a download URL', () => {
    for (const { hashes, purl } of components) {
      expect(hashes?.[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/)
      expect(purl).toMatch(/^pkg:npm\/[^/?]+(?:\/[^/?]+)?@[^/?]+$/)
    }
    expect(JSON.stringify(components).includes('://')).toBe(false)
  })

  it('marks each package as required or optional', () => {
    expect(components.find(({ name }) => name === '@esbuild/linux-x64')?.scope).toBe('optional')
    expect(components.find(({ name }) => name === 'next')?.scope).toBe('required')
  })
})
