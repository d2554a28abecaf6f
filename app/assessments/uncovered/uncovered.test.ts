import { describe, expect, it } from 'vitest'
import { names } from '../entries/entry-names'
import { summarizeSheets, trimDocument } from '../pdf/document/trim-document'
import { ownDocument } from './own-document'
import { readOwnHome } from './own-home'

const own = { property: 'own-AZ-742', home: '742 W Inkwell St, Phoenix, AZ', state: 'Arizona', county: null }

describe('a home that no roll covers', () => {
  it('needs a typed address and an existing state', () => {
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

  it('keeps one draft for each address', () => {
    const keyOf = (q: string) => readOwnHome({ q, state: 'AZ' })?.property
    expect(keyOf('742 W Inkwell St, Phoenix')).toBe(keyOf('742 w inkwell st phoenix'))
    expect(keyOf('742 W Inkwell St, Phoenix')).not.toBe(keyOf('743 W Inkwell St, Phoenix'))
  })
})

describe('its packet', () => {
  const print = (entries: Readonly<Record<string, string>>) =>
    trimDocument(ownDocument(own, { isBlank: false }), (entry) => entries[entry] ?? '')

  it('marks each value as the owner’s and says that no record was read', () => {
    const text = JSON.stringify(print({ [names.ownAssessed]: '$35,890', [names.opinion]: '$310,000' }))
    expect(text).toContain('Assessed value of this year, from the owner')
    expect(text).toContain('Values that the owner copied from the notice')
    expect(text).toContain('No public record was read for these sheets.')
    expect(text).toContain('I ask for a market value of $310,000.')
    expect(text).not.toContain('Market value, from the owner')
  })

  it('leaves out what is empty, and keeps it in the form for a pen', () => {
    expect(print({}).sheets).toHaveLength(2)
    const blank = ownDocument(own, { isBlank: true })
    expect(trimDocument(blank, () => '').sheets).toHaveLength(5)
    expect(summarizeSheets(blank, () => '').every(({ isLeftOut }) => !isLeftOut)).toBe(true)
  })
})
