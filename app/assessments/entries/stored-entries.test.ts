import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellName, factNoteName, itemId, names } from './entry-names'
import { eraseEntries, keepEntries, readEntries, recallEntries } from './stored-entries'

function createStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const refuse = () => {
  throw new Error('The operation is insecure.')
}

describe('stored entries', () => {
  it('entries are recalled after a reload, separately for each home', () => {
    const storage = createStorage()
    const noted = {
      [names.condition]: 'The roof leaks.\nSince 2024.',
      [cellName('sale', 1, 'price')]: '210,000',
    }
    expect(keepEntries(() => storage, 'home-a', noted)).toBe(true)
    expect(recallEntries(() => storage, 'home-a')).toEqual(noted)
    expect(recallEntries(() => storage, 'home-b')).toEqual({})
  })

  it('no entry remains in the storage after the last field is cleared or all entries are erased', () => {
    const storage = createStorage()
    keepEntries(() => storage, 'home-a', { [names.notes]: 'x' })
    keepEntries(() => storage, 'home-a', { [names.notes]: '' })
    expect(storage.length).toBe(0)
    keepEntries(() => storage, 'home-a', { [names.notes]: 'x' })
    keepEntries(() => storage, 'home-b', { [names.notes]: 'y' })
    storage.setItem('openplat.appeal.0.home-a', 'of an older release')
    storage.setItem('openplat.places', 'of another page')
    expect(eraseEntries(() => storage)).toBe(true)
    expect([storage.length, storage.key(0)]).toEqual([1, 'openplat.places'])
  })

  it('entries are recalled within the page if the browser has no storage', () => {
    expect(recallEntries(refuse, 'home')).toEqual({})
    const noted = { [names.notes]: 'x' }
    expect(keepEntries(refuse, 'home', { ...noted, [names.condition]: '' })).toBe(false)
    expect(recallEntries(refuse, 'home')).toEqual(noted)
    expect(recallEntries(refuse, 'another home')).toEqual({})
    const storage = createStorage()
    expect(keepEntries(() => storage, 'home', { [names.notes]: 'y' })).toBe(true)
    expect(recallEntries(() => storage, 'home')).toEqual({ [names.notes]: 'y' })
    keepEntries(refuse, 'home', noted)
    expect(eraseEntries(refuse)).toBe(false)
    expect(recallEntries(refuse, 'home')).toEqual({})
  })

  it('recalled entries contain only texts of known fields, whatever else is in the storage', () => {
    const storedJson = JSON.stringify({ [names.notes]: 'mine', other: 'x', 'my.count': 3, 'my.<b>': 'x' })
    expect(readEntries(storedJson)).toEqual({ [names.notes]: 'mine' })
    const storage = createStorage()
    storage.setItem('openplat.appeal.1.home', '{not json')
    expect(recallEntries(() => storage, 'home')).toEqual({})
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const [name, text] of Object.entries(readEntries(json)))
          expect([name.startsWith('my.'), typeof text]).toEqual([true, 'string'])
      }),
    )
  })

  it('the name of any checklist line is accepted when entries are read', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const name = factNoteName(itemId(text) || 'x')
        expect(readEntries(JSON.stringify({ [name]: 'y' }))).toEqual({ [name]: 'y' })
      }),
    )
    expect(itemId('Is the living area on the record right?')).toBe('is-the-living-area-on-the-record-right')
  })
})
