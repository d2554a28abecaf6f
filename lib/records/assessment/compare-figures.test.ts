import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssessmentFigure, compareFigures } from './compare-figures'
import { figureKinds } from './values'

const figure: AssessmentFigure = {
  source: 'idaho-assessments',
  kind: 'assessedValue',
  year: 2024,
  amount: 200_000,
}

describe('compareFigures', () => {
  it('returns the change in dollars and percent within one kind of value and one jurisdiction', () => {
    expect(compareFigures(figure, { ...figure, year: 2025, amount: 230_000 })).toEqual({
      kind: 'change',
      amount: 30_000,
      percent: 15,
    })
  })

  it('returns no percent for a change from zero', () => {
    expect(compareFigures({ ...figure, amount: 0 }, figure)).toEqual({
      kind: 'change',
      amount: 200_000,
      percent: null,
    })
  })

  it('refuses to compare two kinds, jurisdictions or assessment levels, and names the difference', () => {
    expect(compareFigures(figure, { ...figure, kind: 'marketValue' })).toMatchObject({
      reason: expect.stringMatching(/^Assessed value and market value are different things/),
    })
    expect(compareFigures(figure, { ...figure, source: 'utah-assessments' })).toMatchObject({
      reason: expect.stringContaining('two jurisdictions'),
    })
    const land: AssessmentFigure = { ...figure, kind: 'landValue', basis: 'market' }
    expect(compareFigures(land, { ...land, basis: 'assessed' })).toMatchObject({
      reason: expect.stringContaining('market, and assessed'),
    })
  })

  it('compares any two figures exactly if they have the same kind and source', () => {
    const any = fc.record({
      source: fc.constantFrom('idaho-assessments', 'utah-assessments'),
      kind: fc.constantFrom(...figureKinds),
      year: fc.integer({ min: 1999, max: 2026 }),
      amount: fc.nat(),
    })
    fc.assert(
      fc.property(any, any, (before, after) => {
        const alike = before.source === after.source && before.kind === after.kind
        expect(compareFigures(before, after).kind).toBe(alike ? 'change' : 'refused')
      }),
    )
  })
})
