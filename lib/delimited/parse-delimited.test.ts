import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDelimited, readDelimited } from './parse-delimited'

describe('parseDelimited', () => {
  it('reads quoted cells with commas, quotes and line breaks', () => {
    expect(parseDelimited('\uFEFFid,name\r\n1,"Well, ""north""\nfield"\r\n\r\n2,\n')).toEqual([
      ['id', 'name'],
      ['1', 'Well, "north"\nfield'],
      ['2', ''],
    ])
  })

  it('detects semicolons and tabs from the first line', () => {
    expect(parseDelimited('a;b\n41,5;-95,5')).toEqual([
      ['a', 'b'],
      ['41,5', '-95,5'],
    ])
    expect(parseDelimited('a\tb,c')).toEqual([['a', 'b,c']])
  })

  it('reports the line where a row begins, and a cell with an unclosed quotation mark', () => {
    const text = 'a,b\r\n"two\nlines",1\r\n\r\n2,"open\r\n3,4'
    expect([...readDelimited(text)]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['two\nlines', '1'] },
      { line: 5, cells: ['2', '"open'], openAt: 1 },
      { line: 6, cells: ['3', '4'] },
    ])
  })

  it('terminates for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' ') }), (text) => {
        expect(parseDelimited(text).flat().join('').length).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('restores the cells of rows that were written with quotes', () => {
    const cell = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() === text && !text.startsWith('\uFEFF'))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\r\n')
        expect(parseDelimited(text).slice(1)).toEqual(rows)
      }),
    )
  })
})
