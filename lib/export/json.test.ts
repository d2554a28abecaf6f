import { describe, expect, it } from 'vitest'
import { json } from './json'
import { exampleDocument } from './testing/example-document'

describe('json', () => {
  it('is the document as it is', async () => {
    const { title, question, retrievedAt, sample, table, sources, caveats } = exampleDocument()
    const { rows, columns, notes } = table
    const expected = { title, question, retrievedAt, sample, rows, columns, sources, caveats, notes }
    expect(JSON.parse(await json.render(exampleDocument()))).toEqual(expected)
  })

  it('puts the sample statement before the other caveats', async () => {
    const { sample, caveats } = JSON.parse(await json.render(exampleDocument({ sample: true })))
    expect(sample).toBe(true)
    expect(caveats).toEqual([expect.stringMatching(/^Sample data/), 'Not a title search.'])
  })
})
