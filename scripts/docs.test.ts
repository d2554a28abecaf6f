import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DECISIONS = 'docs/decisions'
const MOST_LINES = 15

const decisions = readdirSync(DECISIONS).filter((file) => file !== 'README.md')
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
  ...readdirSync(DECISIONS).map((file) => `${DECISIONS}/${file}`),
]
const read = (file: string) => readFileSync(file, 'utf8')

describe.each(files)('%s', (file) => {
  it('contains no leftover editing note, such as TODO', () => {
    const remnants =
      /^\W*\((?:replace|insert|add|move|delete|remove|rewrite)\b.*\)\s*$|\b(?:TODO|FIXME|TBD|XXX)\b|<<<<<<<|>>>>>>>/im
    expect(remnants.exec(read(file))?.[0]).toBeUndefined()
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })

  it('links only to files that exist', () => {
    const links = [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      join(dirname(file), to),
    )
    expect(links.filter((to) => !existsSync(to))).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const named = [
      ...read(file).matchAll(/`((?:app|lib|connectors|components|scripts|e2e|docs)\/[\w./[\]-]+)`/g),
    ]
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('the decision records', () => {
  const linesOf = (file: string) => read(join(DECISIONS, file)).trimEnd().split('\n')
  const titleOf = (file: string) => linesOf(file)[0]?.slice(2) ?? ''

  it('every decision has at most fifteen lines, with context, decision and consequence', () => {
    const shape =
      /^# .+\n\n\*\*Context\.\*\* [^#]+\n\n\*\*Decision\.\*\* [^#]+\n\n\*\*Consequence\.\*\* [^#]+$/
    expect(decisions.filter((file) => linesOf(file).length > MOST_LINES)).toEqual([])
    expect(decisions.filter((file) => !shape.test(read(join(DECISIONS, file))))).toEqual([])
  })

  it('the file name of every decision starts with a unique number', () => {
    expect(decisions.filter((file) => !/^\d{4}(?:-[a-z0-9]+)+\.md$/.test(file))).toEqual([])
    expect(new Set(decisions.map((file) => file.slice(0, 4))).size).toBe(decisions.length)
  })

  it('every decision names only existing paths, relative to the root', () => {
    const paths = decisions.flatMap((file) =>
      [...read(join(DECISIONS, file)).matchAll(/`(\w[\w./[\]-]*\.(?:tsx?|mjs|json|md))`/g)].map(
        ([, path = '']) => path,
      ),
    )
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('the index lists every decision with its title, in numerical order within each group', () => {
    const groups = read(join(DECISIONS, 'README.md')).split(/^## /m).slice(1)
    const lines = groups.map((group) => group.split('\n').filter((line) => line.startsWith('- ')))
    const expected = decisions.map((file) => `- [${file.slice(0, 4)}](${file}) ${titleOf(file)}`)
    expect(lines.flat().sort()).toEqual(expected.sort())
    for (const group of lines) expect(group).toEqual(group.toSorted())
  })
})
