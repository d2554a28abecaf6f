import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlaceFile, writePlaceFile } from './place-file'
import {
  describePlace,
  MOST_RECENT,
  mergePlaces,
  NO_PLACES,
  placeLink,
  pointKey,
  type RecentPlace,
  rememberPlace,
  removePlace,
  type SavedPlace,
  type StoredPlaces,
  savePlace,
} from './place-list'
import { createPlaceStore, PLACES_KEY, readPlaces } from './place-store'
import { matchPlaces } from './suggestion'

const degrees = (most: number) =>
  fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000)
const words = fc.string({ maxLength: 40 })
const point = { latitude: degrees(90), longitude: degrees(180), typed: words }
const name = words.filter((text) => text.trim() === text && text !== '')
const savedPlace: fc.Arbitrary<SavedPlace> = fc.record({
  ...point,
  name,
  note: words,
  savedOn: fc.constantFrom('2026-11-22', '2024-02-29'),
})
const recentPlace: fc.Arbitrary<RecentPlace> = fc.record({
  ...point,
  name,
  openedAt: fc.constantFrom('2026-11-22T08:00:00.000Z', '2026-11-21T08:00:00.000Z'),
})
const byPoint = { selector: pointKey, maxLength: 8 }
const somePlaces: fc.Arbitrary<StoredPlaces> = fc.record({
  saved: fc.uniqueArray(savedPlace, byPoint),
  recent: fc.uniqueArray(recentPlace, byPoint),
  remembers: fc.boolean(),
})
const keysOf = ({ saved }: StoredPlaces) => new Set(saved.map(pointKey))

const denver: SavedPlace = {
  latitude: 39.7392,
  longitude: -104.9903,
  name: 'Cañon house',
  note: 'Roof leaks',
  typed: '200 E Colfax Ave, Denver, CO',
  savedOn: '2026-11-22',
}

function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

describe('stored places', () => {
  it('any stored text is parsed into places with a valid latitude', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { saved, recent } = readPlaces(text)
        for (const place of [...saved, ...recent]) expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90)
      }),
    )
  })

  it('returns every valid place, even among invalid entries', () => {
    fc.assert(
      fc.property(somePlaces, fc.array(fc.jsonValue({ maxDepth: 1 })), (places, junk) => {
        const parsed = readPlaces(JSON.stringify({ ...places, saved: [...junk, ...places.saved, ...junk] }))
        expect(parsed.saved).toEqual(expect.arrayContaining([...places.saved]))
        expect(parsed.recent).toEqual(places.recent)
        expect(parsed.remembers).toBe(places.remembers)
      }),
    )
  })
})

describe('mergePlaces', () => {
  it('merged places contain each point once, even after repeated merges in another order', () => {
    fc.assert(
      fc.property(somePlaces, somePlaces, (one, other) => {
        const merged = mergePlaces(one, other)
        expect(mergePlaces(merged, other)).toEqual(merged)
        expect(keysOf(merged)).toEqual(keysOf(mergePlaces(other, one)))
        expect(merged.saved).toHaveLength(keysOf(merged).size)
        expect(merged.saved).toEqual(expect.arrayContaining([...one.saved]))
      }),
    )
  })

  it('keeps the name that a person gave to a place', () => {
    const here = describePlace({ ...NO_PLACES, saved: [denver] }, pointKey(denver), {
      name: 'Mine',
      note: '',
    })
    expect(mergePlaces(here, { saved: [denver], recent: [] }).saved).toEqual(here.saved)
    expect(savePlace(here, denver)).toBe(here)
    expect(removePlace(here, pointKey(denver)).saved).toEqual([])
  })
})

describe('recent places', () => {
  it('lists the last twenty places, each once, or none if recent places are switched off', () => {
    let places = NO_PLACES
    for (let n = 0; n < 50; n += 1) {
      const openedAt = new Date(n * 1000).toISOString()
      places = rememberPlace(places, { ...denver, latitude: n % 30, openedAt })
    }
    expect(places.recent).toHaveLength(MOST_RECENT)
    expect(places.recent.map(({ latitude }) => latitude).slice(0, 3)).toEqual([19, 18, 17])
    const off = { ...NO_PLACES, remembers: false }
    expect(rememberPlace(off, { ...denver, openedAt: new Date().toISOString() })).toBe(off)
  })
})

describe('file of places', () => {
  const now = new Date('2026-11-22T12:00:00Z')

  it('reads the same places that were written to the file', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const { saved, recent } = places
        expect(readPlaceFile(writePlaceFile(places, now))).toEqual({
          kind: 'places',
          saved,
          recent,
          broken: [],
        })
      }),
    )
  })

  it('returns complete places of a truncated file, or the reason why the file has none', () => {
    fc.assert(
      fc.property(somePlaces, fc.double({ min: 0, max: 1, noNaN: true }), (places, part) => {
        const text = writePlaceFile(places, now)
        const file = readPlaceFile(text.slice(0, Math.floor(text.length * part)))
        if (file.kind === 'refused') expect(file.why).not.toBe('')
        else expect(places.saved).toEqual(expect.arrayContaining(file.saved))
      }),
    )
  })

  it.each([
    ['', /empty/],
    ['{"a":1}', /not a file of saved places/],
    ['[1,2]', /not a file of saved places/],
    ['PK\u0003\u0004', /not a file of saved places/],
    [JSON.stringify({ format: 'openplat-places', version: 7, saved: [denver] }), /newer release/],
    ['{"format":"openplat-places","version":7,"saved":[{', /newer release/],
    ['x'.repeat(1_000_001), /larger than 1 MB/],
  ])('rejects a foreign file with a reason (%#)', (text, why) => {
    expect(readPlaceFile(text)).toEqual({ kind: 'refused', why: expect.stringMatching(why) })
  })

  it('names the places that could not be read and offers the readable places', () => {
    const saved = [denver, { ...denver, latitude: 'north' }, { ...denver, latitude: 91 }]
    const file = readPlaceFile(JSON.stringify({ format: 'openplat-places', version: 1, saved, recent: 3 }))
    expect(file).toMatchObject({ kind: 'places', saved: [denver], recent: [] })
    expect(file).toMatchObject({ broken: [expect.stringContaining('numbers 2, 3')] })
  })
})

describe('createPlaceStore', () => {
  it('loses no place when two tabs save to the same storage', () => {
    const storage = createStorage()
    const [one, other] = [createPlaceStore(() => storage), createPlaceStore(() => storage)]
    one.change((places) => savePlace(places, denver))
    other.change((places) => savePlace(places, { ...denver, latitude: 40 }))
    one.change((places) => savePlace(places, { ...denver, latitude: 41 }))
    expect(one.read().saved.map(({ latitude }) => latitude)).toEqual([41, 40, 39.7392])
    expect(one.read()).toBe(one.read())
  })

  it('reports a storage that refuses or is full, and loses no stored place', () => {
    const refuse = () => {
      throw new Error('The operation is insecure.')
    }
    const closed = createPlaceStore(refuse)
    expect(closed.change((places) => savePlace(places, denver))).toBe('refused')
    expect([closed.read(), closed.erase()]).toEqual([NO_PLACES, 'refused'])
    const small = createStorage(300)
    const full = createPlaceStore(() => small)
    expect(full.change((places) => savePlace(places, denver))).toBe('kept')
    expect(full.change((places) => savePlace(places, { ...denver, latitude: 1 }))).toBe('full')
    expect(full.read().saved).toEqual([denver])
  })

  it('erases the places of every release and nothing else', () => {
    const storage = createStorage()
    storage.setItem(PLACES_KEY, writePlaceFile({ ...NO_PLACES, saved: [denver] }, new Date()))
    storage.setItem('openplat.places.2', 'of a newer release')
    storage.setItem('openplat.appeal.1.home', 'of another page')
    const store = createPlaceStore(() => storage)
    let calls = 0
    const stop = store.listen(() => {
      calls += 1
    })
    expect(store.erase()).toBe('kept')
    stop()
    expect([storage.length, storage.key(0), calls]).toEqual([1, 'openplat.appeal.1.home', 1])
  })
})

describe('search among places', () => {
  it('finds a place regardless of accents and case, by name, note and typed text', () => {
    for (const text of ['CANON', 'leaks house', 'colfax, roof', ''])
      expect(matchPlaces([denver], text), text).toEqual([denver])
    expect(matchPlaces([denver], 'canon boise')).toEqual([])
  })

  it('links a suggestion to the place page, or to the link template of the page', () => {
    expect(placeLink(denver)).toBe(
      '/place?at=39.7392%2C-104.9903&q=200%20E%20Colfax%20Ave%2C%20Denver%2C%20CO',
    )
    const clicked = { ...denver, typed: '' }
    expect(placeLink(clicked, '/place/compare?a={at}&qa={q}&b={at}&qb={q}')).toBe(
      '/place/compare?a=39.7392%2C-104.9903&b={at}&qb={q}',
    )
  })
})
