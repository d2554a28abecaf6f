import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { exampleDocument } from '../testing/example-document'
import { joinText } from '../testing/join-text'
import { mappedDocument } from '../testing/mapped-document'
import { kml } from './kml'

function readElements(text: string, name: string): string[] {
  const parser = new SaxesParser()
  const elements: string[] = []
  let words = ''
  parser.on('opentag', () => {
    words = ''
  })
  parser.on('text', (piece) => {
    words += piece
  })
  parser.on('closetag', (tag) => {
    if (tag.name === name) elements.push(words)
    words = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return elements
}

const render = (document = mappedDocument()) => joinText(kml.render(document))

describe('kml', () => {
  it('writes a folder for each layer', () => {
    const names = readElements(render(), 'name')
    expect(names).toEqual(expect.arrayContaining(['Lots & more', 'Places', 'Lists']))
    expect(render().match(/<Folder>/g)).toHaveLength(3)
  })

  it('preserves any text, except characters that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const columns = [{ key: 'text', label: text, type: 'text' as const }]
        const rows = [{ cells: { text }, geometry: { type: 'Point' as const, coordinates: [1, 2] } }]
        const file = render(exampleDocument({ table: { columns, rows, notes: [] } }))
        const expected = text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
        expect(readElements(file, 'SimpleData')[0]).toBe(expected)
      }),
    )
  })

  it('escapes text that map programs would show as markup in a balloon', () => {
    const document = exampleDocument({ title: 'A <img src=x> & more' })
    expect(readElements(render(document), 'description')[0]).toContain('A &lt;img src=x&gt; &amp; more')
  })

  it('writes source, license, time and filter of the whole file', () => {
    const values = readElements(render(), 'value')
    expect(values).toEqual(
      expect.arrayContaining(['12 Main St', '1 mile', 'Public domain', '2025-03-01T12:00:05.000Z']),
    )
    expect(readElements(render(), 'description')[0]).toContain('2 rows have no position.')
  })
})
