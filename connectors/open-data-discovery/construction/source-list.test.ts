import { describe, expect, it } from 'vitest'
import { keyOfTable } from '@/lib/open-table/table'
import { constructionSources } from './source-list'

describe('construction source list', () => {
  it('contains 51 sources with unique names', () => {
    expect(constructionSources).toHaveLength(51)
    expect(new Set(constructionSources.map(({ id }) => id)).size).toBe(51)
    for (const { id } of constructionSources) expect(id).toMatch(/^[a-z-]+$/)
  })

  it('shares only one table between two sources', () => {
    const keys = constructionSources.flatMap(({ table }) => ('setting' in table ? [] : [keyOfTable(table)]))
    expect(keys.length - new Set(keys).size).toBe(1)
  })

  it('describes each recipe without mention of a repository or a TODO', () => {
    for (const { id, recipeWords, gaps, licence } of constructionSources) {
      expect(recipeWords.length, id).toBeGreaterThan(0)
      for (const line of [...recipeWords, ...gaps, licence])
        expect(line, id).not.toMatch(/github|\brepositor|\bTODO/i)
    }
  })

  it('marks a source as inferred exactly if its recipe text says so', () => {
    for (const { id, recipe, isInferred, recipeWords, mark } of constructionSources) {
      const inWords = recipe !== undefined && recipeWords.some((line) => /guess|inferred|not seen/.test(line))
      expect(isInferred === true, id).toBe(inWords)
      if (mark === 'unknown') expect(recipe, id).toBeUndefined()
    }
  })

  it('disables by default exactly the sources whose recipe is unconfirmed', () => {
    for (const { id, mark, refusedBecause } of constructionSources) {
      expect(refusedBecause !== undefined, id).toBe(mark === 'D' || mark === 'unknown')
    }
  })

  it('supports no date limit for a source whose days cannot be compared', () => {
    for (const { id, date, supportsIssuedAfter } of constructionSources) {
      if (supportsIssuedAfter)
        expect(date?.style, id).toMatch(/^(moment|timestamp|date|iso-text|slash-text)$/)
    }
  })
})
