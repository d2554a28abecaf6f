import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import {
  countFolders,
  findCircles,
  findInnerModules,
  findSharedTypeNames,
  findSpelledFields,
  read,
  tracked,
} from './figures.mjs'

const MOST = 20

const MOST_LINES_OF_ROUTE = 40

const longRoutes = [
  'app/assessments/find/page.tsx',
  'app/assessments/packet/page.tsx',
  'app/assessments/page.tsx',
  'app/assessments/values/page.tsx',
]

/**
 * Limits on the number of files that contain the key of a field: the median and maximum over all fields, and
 * the number for `elevationFeet`, which every surface shows. The limits are never raised.
 */
const MOST_SPELLING = { median: 4, worst: 48, elevationFeet: 7 }

const lists: Readonly<Record<string, string>> = {
  'connectors/open-data-discovery/sources': 'a recipe for each place',
  'connectors/us-public-assessments/sources': 'a roll for each place',
  scripts: 'a command, or a part of one, for each name',
}

function packedLiterals(file: string): string[] {
  const lines: string[] = []
  const code = readFileSync(file, 'utf8')
  const findPacked = (type: string, entries: readonly ({ type: string; start: number } | null)[]) => {
    for (const entry of entries)
      if (
        entry?.type === 'SpreadElement' &&
        (entry as unknown as { argument: { type: string } }).argument.type === type
      )
        lines.push(`${file}:${code.slice(0, entry.start).split('\n').length}`)
  }
  new Visitor({
    ArrayExpression: ({ type, elements }) => findPacked(type, elements),
    ObjectExpression: ({ type, properties }) => findPacked(type, properties),
  }).visit(parseSync(file, code).program)
  return lines
}

describe('the source tree', () => {
  it(`every folder has at most ${MOST} source files`, () => {
    const larger = [...countFolders()].filter(([folder, count]) => count > MOST && !(folder in lists))
    expect(larger).toEqual([])
  })

  it('every folder in the list of exceptions is over the limit', () => {
    const folders = countFolders()
    expect(Object.keys(lists).filter((folder) => (folders.get(folder) ?? 0) <= MOST)).toEqual([])
  })

  it(`every page and route has at most ${MOST_LINES_OF_ROUTE} lines`, () => {
    const routes = tracked().filter((file) => /^app\/(.*\/)?(page\.tsx|route\.tsx?)$/.test(file))
    expect(routes.length).toBeGreaterThan(70)
    const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
    expect(routes.filter((file) => linesOf(file) > MOST_LINES_OF_ROUTE).sort()).toEqual(longRoutes)
  })

  // The linter and the style sheet skip files that git ignores.
  it('git ignores no source file', () => {
    const leftOut = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'])
    expect(String(leftOut)).toBe('')
  })

  it('no page imports an inner module of a connector', () => {
    expect([...findInnerModules()]).toEqual([])
  })

  it('no literal is spread into a list or an object', () => {
    expect(tracked().flatMap(packedLiterals)).toEqual([])
  })

  it('no class begins with group-has', () => {
    const isRule = /group-has-\[/
    expect(tracked().filter((file) => file !== 'scripts/house.test.ts' && isRule.test(read(file)))).toEqual(
      [],
    )
  })

  it('no chain of imports leads back to its own file', () => {
    expect(findCircles()).toEqual([])
  })

  it('the number of files that spell the key of a field is within its limits', () => {
    const spelled = findSpelledFields()
    const counts = spelled.map(({ files }) => files.length)
    expect(counts.length).toBeGreaterThan(90)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MOST_SPELLING.median)
    expect(counts[0]).toBeLessThanOrEqual(MOST_SPELLING.worst)
    const height = spelled.find(({ field }) => field === 'elevation.elevationFeet')
    expect(height?.files.length).toBeLessThanOrEqual(MOST_SPELLING.elevationFeet)
  })

  it('each type name is exported by only one file', () => {
    expect(findSharedTypeNames()).toEqual([])
  })
})
