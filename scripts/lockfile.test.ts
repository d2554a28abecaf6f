import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = (file: string) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))

interface LockedPackage {
  version: string
  resolved?: string
  link?: boolean
  integrity?: string
  engines?: { node?: string }
  os?: string[]
}

const { dependencies, devDependencies, engines } = readJson('package.json') as Record<
  'dependencies' | 'devDependencies' | 'engines',
  Record<string, string>
>
const ranges = Object.entries({ ...dependencies, ...devDependencies })
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> }
/** Workspaces are excluded, because npm does not download them. */
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

describe('the lockfile', () => {
  it('the lockfile lists more packages than package.json', () => {
    expect(ranges.length).toBeGreaterThan(20)
    expect(locked.length).toBeGreaterThan(ranges.length)
  })

  it.each(ranges)('the lockfile has exactly the version of %s that package.json names', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(packages[`node_modules/${name}`]?.version).toBe(version)
  })

  const supported = (engines.node ?? '').split(' || ').map((range) => String(minVersion(range)))

  it('the project supports several versions of Node', () => {
    expect(supported.length).toBeGreaterThan(1)
  })

  it.each(supported)('every locked package supports Node %s', (version) => {
    const refusing = locked.filter(
      // npm skips packages for another operating system without an error.
      ([, { engines: own, os }]) => !os && own?.node && !satisfies(version, own.node),
    )
    expect(refusing.map(([path]) => path)).toEqual([])
  })

  it('the lockfile contains no download URL', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('the lockfile has a SHA-512 hash for every package', () => {
    expect(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
  })
})

/** Brackets around a sign keep these patterns from matching this file. */
const hosts = [
  'registry[.]npmjs[.]org',
  'registry[.]yarnpkg[.]com',
  'npm[.]pkg[.]github[.]com',
  '/repository[/]npm',
  '/artifactory[/]',
  '//localhost[:]4873',
]

const ignored = new Set([
  '.git',
  ...readFileSync(`${root}/.gitignore`, 'utf8').replaceAll('/', '').split('\n'),
])

describe('the source files', () => {
  it('no source file contains the URL of a package registry', () => {
    expect(filesWith(hosts)).toEqual([])
  })

  it('the search includes hidden files', () => {
    expect(filesWith(['omit-lockfile-registry-resolved'])).toContain('.npmrc')
  })
})

function filesWith(patterns: readonly string[]): string[] {
  const expression = new RegExp(patterns.join('|'))
  return filesIn('').filter((file) => expression.test(readFileSync(`${root}/${file}`, 'utf8')))
}

function filesIn(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesIn(`${path}/`)
    return entry.isFile() ? [path] : []
  })
}
