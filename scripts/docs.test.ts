import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = ['README.md', 'docs/running.md', 'docs/decisions.md']
const read = (file: string) => readFileSync(file, 'utf8')

describe.each(files)('%s', (file) => {
  it('has no note of an editor to themselves', () => {
    const remnants =
      /^\W*\((?:replace|insert|add|move|delete|remove|rewrite)\b.*\)\s*$|\b(?:TODO|FIXME|TBD|XXX)\b|<<<<<<<|>>>>>>>/im
    expect(remnants.exec(read(file))?.[0]).toBeUndefined()
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })
})
