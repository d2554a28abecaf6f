import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = (file: string) => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))

interface Locked {
  version: string
  resolved?: string
  integrity?: string
}

const { dependencies, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>
const wanted = Object.entries({ ...dependencies, ...devDependencies })
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

describe('what gets installed', () => {
  it('is a list of some length', () => {
    expect(wanted.length).toBeGreaterThan(20)
    expect(locked.length).toBeGreaterThan(wanted.length)
  })

  it.each(wanted)('%s has one exact version', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(packages[`node_modules/${name}`]?.version).toBe(version)
  })

  it('comes from whatever registry npm is set to', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('is checked against its hash', () => {
    expect(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
  })
})

/** Written so that this file does not find itself. */
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

describe('the tree', () => {
  it('names no registry', () => {
    expect(filesWith(hosts)).toEqual([])
  })

  it('is searched at all', () => {
    expect(filesWith(['omit-lockfile-registry-resolved'])).toContain('.npmrc')
  })
})

/** Everything but what git is told to leave alone. */
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
