import { describe, expect, it } from 'vitest'
import { json } from './json'
import { exampleDocument } from './testing/example-document'
import { joinText } from './testing/join-text'

describe('JSON export', () => {
  it('writes the whole document without changing it', async () => {
    const { title, question, retrievedAt, sample, table, sources, caveats } = exampleDocument()
    const { rows, columns, notes } = table
    const expected = { title, question, retrievedAt, sample, rows, columns, sources, caveats, notes }
    expect(JSON.parse(joinText(json.render(exampleDocument())))).toEqual(expected)
  })

  it('puts the sample statement before the other caveats', async () => {
    const { sample, caveats } = JSON.parse(joinText(json.render(exampleDocument({ sample: true }))))
    expect(sample).toBe(true)
    expect(caveats).toEqual([expect.stringMatching(/^Sample data/), 'Not a title search.'])
  })

  it('writes JSON in many pieces that together are the same JSON', () => {
    const { table } = exampleDocument()
    const parts = [
      { name: 'Rows', table },
      { name: 'None', table: { ...table, rows: [] } },
    ]
    for (const document of [exampleDocument(), exampleDocument({ parts })]) {
      const text = joinText(json.render(document))
      expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
    }
    expect([...json.render(exampleDocument())].length).toBeGreaterThan(20)
  })
})
