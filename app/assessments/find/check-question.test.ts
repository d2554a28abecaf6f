import { describe, expect, it } from 'vitest'
import { checkQuestion, toFieldProblems } from './check-question'

describe('checkQuestion and toFieldProblems', () => {
  it('checkQuestion requires an address or a parcel number of a valid length', () => {
    expect(checkQuestion({})).toMatchObject([{ field: 'q' }])
    expect(checkQuestion({ q: '12' })).toMatchObject([{ field: 'q' }])
    expect(checkQuestion({ q: '1'.repeat(201), id: '2'.repeat(201) })).toMatchObject([
      { field: 'q' },
      { field: 'id' },
    ])
    expect(checkQuestion({ q: 'PO Box 12, Boise, ID' })).toMatchObject([
      { message: 'A PO box is not a home. Type the street address.' },
    ])
    expect(checkQuestion({ q: '742 W Inkwell St' })).toEqual([])
    expect(checkQuestion({ id: '1' })).toEqual([])
  })

  it('toFieldProblems puts issues of the connector at their fields, and ignores failures of the source', () => {
    const issue = { path: 'municipalityCode', message: 'Give the six digits.' }
    const refused = { code: 'invalid_params', message: issue.message, issues: [issue] } as const
    expect(toFieldProblems({ ...refused, issues: [issue] })).toEqual([
      { field: 'municipality', message: 'Give the six digits.' },
    ])
    expect(
      toFieldProblems({
        code: 'source_disabled',
        message: 'Off.',
        issues: [{ path: 'source', message: '' }],
      }),
    ).toEqual([])
    expect(toFieldProblems({ ...refused, issues: [{ path: 'constructor', message: '' }] })).toEqual([])
  })
})
