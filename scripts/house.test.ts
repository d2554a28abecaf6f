import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { countFolders, findCircles, findInnerModules, findSharedTypeNames } from './figures.mjs'

const MOST = 20

/** Lists whose entries are alike: who knows one can find any other by its name. */
const lists: Readonly<Record<string, string>> = {
  'connectors/open-data-discovery/sources': 'a recipe for each place',
  'connectors/us-public-assessments/sources': 'a roll for each place',
  'connectors/us-public-assessments/simulated': 'a roll for each place',
  scripts: 'a command, or a part of one, for each name',
}

describe('the house', () => {
  it(`has at most ${MOST} source files beside each other`, () => {
    const larger = [...countFolders()].filter(([folder, count]) => count > MOST && !(folder in lists))
    expect(larger).toEqual([])
  })

  it('excuses only folders that need it', () => {
    const folders = countFolders()
    expect(Object.keys(lists).filter((folder) => (folders.get(folder) ?? 0) <= MOST)).toEqual([])
  })

  it('has no file that git leaves out: the linter and the style sheet would not see it', () => {
    const leftOut = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'])
    expect(String(leftOut)).toBe('')
  })

  it('lets pages import no inner module of a connector', () => {
    expect([...findInnerModules()]).toEqual([])
  })

  it('has no import that leads back to its own file', () => {
    expect(findCircles()).toEqual([])
  })

  it('exports each type name from one file', () => {
    expect(findSharedTypeNames()).toEqual([])
  })
})
