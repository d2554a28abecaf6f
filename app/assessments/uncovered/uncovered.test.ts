import { describe, expect, it } from 'vitest'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { cellName, names } from '../entries/entry-names'
import { summarizeSheets, trimDocument } from '../pdf/document/trim-document'
import { makeTestPacket } from '../pdf/testing/make-test-packet'
import { rowEntries } from '../similar/row-entries'
import { ownDocument } from './own-document'
import { readOwnHome } from './own-home'

const own = { property: 'own-AZ-742', home: '742 W Inkwell St, Phoenix, AZ', state: 'Arizona', county: null }

describe('readOwnHome', () => {
  it('requires a typed address and a valid state', () => {
    expect(
      readOwnHome({ q: ' 742 W Inkwell St, Phoenix, AZ ', state: 'AZ', county: 'Maricopa County' }),
    ).toEqual({
      property: 'own-AZ-742-w-inkwell-st-phoenix-az',
      home: '742 W Inkwell St, Phoenix, AZ',
      state: 'Arizona',
      county: 'Maricopa County',
    })
    expect(readOwnHome({ q: '1 Plaza Way', state: 'AZ' })?.home).toBe('1 Plaza Way, Arizona')
    expect(readOwnHome({ q: '1 Plaza Way' })).toBeUndefined()
    expect(readOwnHome({ q: '1 Plaza Way', state: 'ZZ' })).toBeUndefined()
    expect(readOwnHome({ q: ' ', state: 'AZ' })).toBeUndefined()
  })

  it('returns the same draft key for different spellings of one address', () => {
    const keyOf = (q: string) => readOwnHome({ q, state: 'AZ' })?.property
    expect(keyOf('742 W Inkwell St, Phoenix')).toBe(keyOf('742 w inkwell st phoenix'))
    expect(keyOf('742 W Inkwell St, Phoenix')).not.toBe(keyOf('743 W Inkwell St, Phoenix'))
  })
})

describe('packet of a home that no roll covers', () => {
  const print = (entries: Readonly<Record<string, string>>) =>
    trimDocument(ownDocument(own, { isBlank: false }), (entry) => entries[entry] ?? '')

  it('marks a typed value as copied from the notice, and states that no record was read', () => {
    const text = JSON.stringify(print({ [names.ownAssessed]: '$35,890', [names.opinion]: '$310,000' }))
    expect(text).toContain('Assessed value of this year, from the owner’s notice')
    expect(text).toContain('Values that the owner copied from the notice')
    expect(text).toContain('No public record was read for these sheets.')
    expect(text).toContain('I ask for a market value of $310,000.')
    expect(text).not.toContain('Market value, from the owner’s notice')
  })

  it.each([
    [
      { [names.opinion]: '310000', [names.ownAssessed]: '35890' },
      'I ask for a market value of $310,000. My notice says: assessed value $35,890.',
    ],
    [
      { [names.ask]: '31000', [names.ownAssessed]: '35890' },
      'I ask for an assessed value of $31,000. My notice says: assessed value $35,890.',
    ],
    [
      { [names.opinion]: '310000' },
      'I ask for a market value of $310,000. Stated by the owner The value on my notice',
    ],
  ])('requests the typed value on the first page: %j', async (typed, request) => {
    const { bytes } = await makeTestPacket(
      ownDocument({ ...own, county: 'Maricopa County' }, { isBlank: false }),
      {
        ...typed,
        [names.condition]: 'The roof leaks.',
        ...rowEntries(1, { address: '1 Plaza Way', parcel: '', value: '$30,000', from: '' }),
        [cellName('sale', 1, 'price')]: '290000',
      },
    )
    const { texts } = await readPdf(bytes)
    const [first = ''] = texts.map((text) => text.replace(/\s+/g, ' '))
    expect(texts.length).toBeLessThanOrEqual(5)
    expect(texts.join(' ')).not.toContain('from public records')
    expect(texts.join(' ')).toContain('(this home)')
    expect(first).toContain(request)
    expect(first).toContain('The assessment office of Maricopa County that the notice names')
    for (const reason of [
      'Value of 1 similar home: $30,000',
      'Sales of 1 similar home: $290,000',
      'Signature',
    ])
      expect(first).toContain(reason)
  })

  it('omits empty sheets, except on the blank form', () => {
    expect(print({}).sheets).toHaveLength(2)
    const blank = ownDocument(own, { isBlank: true })
    expect(trimDocument(blank, () => '').sheets).toHaveLength(5)
    expect(summarizeSheets(blank, () => '').every(({ isLeftOut }) => !isLeftOut)).toBe(true)
  })
})
