import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseXml } from '@/lib/feeds/testing/check-atom'
import {
  hasCopy,
  NO_PLACES,
  pointKey,
  removePlace,
  type SavedPlace,
  savePlace,
  savePlaceWithCopy,
} from './place-list'
import { readPlaces } from './place-store'
import { writeOpml } from './write-opml'

const copy = `/s/${'a'.repeat(43)}`
const place = (change: Partial<SavedPlace> = {}): SavedPlace => ({
  latitude: 40.4,
  longitude: -100.4,
  name: 'Farm',
  note: 'Ours',
  typed: '',
  savedOn: '2026-11-30',
  ...change,
})
const now = new Date('2026-11-30T08:00:00Z')

describe('writeOpml', () => {
  it('lists the feed and the name of each place with a snapshot, and no other field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const saved = [place({ name, copy }), place({ latitude: 41 })]
        const root = parseXml(writeOpml(saved, 'https://land.example', now))
        expect([root.name, root.attributes.version]).toEqual(['opml', '2.0'])
        const [head, body] = root.children
        expect(head?.children.map((child) => child.name)).toEqual(['title', 'dateCreated'])
        // The writer replaces characters that XML forbids, and a parser reads a tab or a line feed in an
        // attribute as a space.
        const words = name.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '\uFFFD').replace(/[\t\n]/g, ' ')
        expect(body?.children.map(({ attributes }) => attributes)).toEqual([
          {
            type: 'rss',
            text: words,
            title: words,
            xmlUrl: `https://land.example${copy}/feed.xml`,
            htmlUrl: `https://land.example${copy}`,
          },
        ])
      }),
    )
  })
})

describe('a saved place with a frozen copy', () => {
  it("preserves the visitor's own name and note when a frozen copy is added", () => {
    const before = savePlace(NO_PLACES, place())
    const after = savePlaceWithCopy(before, { ...place({ name: 'Other', note: '' }), copy })
    expect(after.saved).toEqual([place({ copy })])
    expect(hasCopy(before, pointKey(place()), copy)).toBe(false)
    expect(hasCopy(after, pointKey(place()), copy)).toBe(true)
    expect(savePlaceWithCopy(NO_PLACES, { ...place(), copy }).saved).toEqual([place({ copy })])
    expect(removePlace(after, pointKey(place())).saved).toEqual([])
  })

  it('accepts only the path of a snapshot as the copy of a saved place', () => {
    const read = (path: unknown) =>
      readPlaces(JSON.stringify({ saved: [{ ...place(), copy: path }] })).saved[0]
    expect(read(copy)).toEqual(place({ copy }))
    for (const path of ['https://other.example/s/x', `${copy}/feed.xml`, '/s/short', 7, undefined])
      expect(read(path)).toEqual(place())
  })
})
