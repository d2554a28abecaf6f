import { describe, expect, it } from 'vitest'
import { keyOfTable } from '@/lib/open-table/table'
import { constructionSources } from './source-list'

describe('the sources of new-construction permits', () => {
  it('the list has 51 sources, each named once', () => {
    expect(constructionSources).toHaveLength(51)
    expect(new Set(constructionSources.map(({ id }) => id)).size).toBe(51)
    for (const { id } of constructionSources) expect(id).toMatch(/^[a-z-]+$/)
  })

  it('share a table only where two recipes of one city do', () => {
    const keys = constructionSources.flatMap(({ table }) => ('setting' in table ? [] : [keyOfTable(table)]))
    expect(keys.length - new Set(keys).size).toBe(1)
  })

  it('say what each condition of a recipe rests on, and nothing of where it was read', () => {
    for (const { id, recipeWords, gaps, licence } of constructionSources) {
      expect(recipeWords.length, id).toBeGreaterThan(0)
      for (const line of [...recipeWords, ...gaps, licence])
        expect(line, id).not.toMatch(/github|\brepositor|\bTODO/i)
    }
  })

  it('say in data what they say in words: that a word of the recipe is inferred', () => {
    for (const { id, recipe, isInferred, recipeWords, mark } of constructionSources) {
      const inWords = recipe !== undefined && recipeWords.some((line) => /guess|inferred|not seen/.test(line))
      expect(isInferred === true, id).toBe(inWords)
      if (mark === 'unknown') expect(recipe, id).toBeUndefined()
    }
  })

  it('refuse what is only a candidate, and nothing else', () => {
    for (const { id, mark, refusedBecause } of constructionSources) {
      expect(refusedBecause !== undefined, id).toBe(mark === 'D' || mark === 'unknown')
    }
  })

  it('bound no day that cannot be compared', () => {
    for (const { id, date, supportsIssuedAfter } of constructionSources) {
      if (supportsIssuedAfter)
        expect(date?.style, id).toMatch(/^(moment|timestamp|date|iso-text|slash-text)$/)
    }
  })
})
