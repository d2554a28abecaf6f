import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntriesFile, writeEntriesFile } from '../entries/entries-file'
import { cellName, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { keepEntries, type OwnerEntries, recallChecked, recallEntries } from '../entries/stored-entries'
import { dropForeign, FILLED, recordColumns, rowEntries } from './row-entries'
import type { SimilarHome } from './similar-home'

const records = ['744 W Inkwell St', '748 W Inkwell St', '12 N Quillfeather Ave'].map(
  (address, index): SimilarHome => ({
    address,
    parcel: `10-17-434-9${index}0-0000`,
    class: 'One story',
    area: `${1000 + index} sq ft`,
    value: `$${14_760 + index}`,
    from: `Assessed value of 2026, Cook County assessed values, retrieved Nov ${index + 1}, 2026`,
  }),
)

const storageOf = (texts: Map<string, string>): Storage => ({
  length: texts.size,
  key: (index) => [...texts.keys()][index] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
  clear: () => texts.clear(),
})

const cell = (entries: OwnerEntries, row: number, column: string) =>
  entries[cellName('similar', row, column)] ?? ''

function expectOwnRows(entries: OwnerEntries) {
  for (const row of rowsOf(SIMILAR_HOMES)) {
    const from = cell(entries, row, 'from')
    if (from === '') continue
    const record = records.find((each) => each.from === from)
    expect(cell(entries, row, 'address').trim().toUpperCase()).toBe(record?.address.toUpperCase())
    expect(cell(entries, row, 'value')).toBe(record?.value)
  }
}

const rows = fc.integer({ min: 1, max: SIMILAR_HOMES })
const step = fc.oneof(
  fc.record({ kind: fc.constant('fill' as const), row: rows, home: fc.constantFrom(...records) }),
  fc.record({
    kind: fc.constant('type' as const),
    row: rows,
    text: fc.constantFrom(
      '',
      ' 744 w inkwell st',
      '1 Some Other Rd',
      ...records.map(({ address }) => address),
    ),
  }),
  fc.record({ kind: fc.constantFrom('reload' as const, 'file' as const), row: rows }),
)

describe('rows of similar homes', () => {
  it('no sequence of edits puts a source line beside the address of another record', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const storage = storageOf(new Map())
        for (const each of steps) {
          const entries = { ...recallEntries(() => storage, 'home') }
          if (each.kind === 'fill') Object.assign(entries, rowEntries(each.row, each.home))
          if (each.kind === 'type') entries[cellName('similar', each.row, 'address')] = each.text
          if (each.kind === 'file') {
            const home = { property: 'home', home: 'a home' }
            const file = readEntriesFile(writeEntriesFile(home, entries, new Date(0)), home)
            if (file.kind === 'entries') Object.assign(entries, file.entries)
          }
          keepEntries(() => storage, 'home', entries)
          expectOwnRows(recallEntries(() => storage, 'home'))
        }
      }),
    )
  })

  it('dropForeign removes the values of another record, and leaves the address and the note', () => {
    const [home] = records
    const note = { [cellName('similar', 1, 'note')]: 'Older roof' }
    const address = { [cellName('similar', 1, 'address')]: '1 Some Other Rd' }
    const { entries, removed } = dropForeign({ ...rowEntries(1, home), ...note, ...address })
    expect(entries).toEqual({ ...note, ...address })
    expect(removed).toEqual([
      'Home 1, 1 Some Other Rd. These values were those of 744 W Inkwell St. We removed them.',
    ])
  })

  it('recallChecked clears the values in a row of an older draft that lacks the address of the record', () => {
    const { [cellName('similar', 2, FILLED)]: _, ...older } = rowEntries(2, records[0])
    const storage = storageOf(new Map([['openplat.appeal.1.home', JSON.stringify(older)]]))
    const { entries, removed } = recallChecked(() => storage, 'home')
    for (const column of recordColumns) expect(cell(entries, 2, column)).toBe('')
    expect(cell(entries, 2, 'address')).toBe('744 W Inkwell St')
    expect(removed.join()).toContain('may be those of another home')
  })

  it('a row that the owner typed is not changed', () => {
    const typed = {
      [cellName('similar', 1, 'address')]: '1 Some Other Rd',
      [cellName('similar', 1, 'value')]: '30000',
    }
    expect(dropForeign(typed)).toEqual({ entries: typed, removed: [] })
  })
})
