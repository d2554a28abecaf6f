import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/style.md',
  'docs/add-a-connector.md',
  'docs/add-a-kind.md',
  'docs/add-a-page.md',
  'docs/add-a-panel.md',
  'docs/add-a-source.md',
  'docs/running.md',
  'docs/decisions.md',
]
const read = (file: string) => readFileSync(file, 'utf8')

describe.each(files)('%s', (file) => {
  it('contains no note of an editor', () => {
    const remnants =
      /^\W*\((?:replace|insert|add|move|delete|remove|rewrite)\b.*\)\s*$|\b(?:TODO|FIXME|TBD|XXX)\b|<<<<<<<|>>>>>>>/im
    expect(remnants.exec(read(file))?.[0]).toBeUndefined()
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })

  it('leads only to files that are there', () => {
    const folder = file.includes('/') ? 'docs' : '.'
    const links = [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      join(folder, to),
    )
    expect(links.filter((to) => !existsSync(to))).toEqual([])
  })

  it('names only folders and files that are there', () => {
    const named = [
      ...read(file).matchAll(/`((?:app|lib|connectors|components|scripts|e2e|docs)\/[\w./[\]-]+)`/g),
    ]
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
  })
})
