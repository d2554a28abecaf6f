import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Feed, urnOf } from './feed'
import { checkAtom, entriesOf } from './testing/check-atom'
import { jsonFeedSchema } from './testing/json-feed-schema'
import { writeAtom } from './write-atom'
import { writeJsonFeed } from './write-json-feed'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('AT&T', '</title><script>', ']]>', '"', '\r\n', '\u0000', '\uD800'),
)
const at = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const origin = fc.constantFrom('https://land.example', 'http://localhost:3000')
const feeds: fc.Arbitrary<Feed> = fc
  .record({ origin, title: text, subtitle: text, updatedAt: at, isEnded: fc.boolean() })
  .chain(({ origin: site, ...words }) =>
    fc
      .array(fc.record({ title: text, paragraphs: fc.array(text, { maxLength: 3 }), at }), { maxLength: 5 })
      .map((entries) => ({
        ...words,
        title: `Changes ${words.title}`,
        id: urnOf(site),
        pageHref: `${site}/s/abc`,
        selfHref: `${site}/s/abc/feed.xml`,
        entries: entries.map((entry, index) => ({
          ...entry,
          id: urnOf(site, index),
          href: `${site}/s/abc/today?a=1&b=2`,
        })),
      })),
  )

const inXml = (words: string) => words.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')

describe('writeAtom', () => {
  it('writes valid Atom (RFC 4287) that preserves any text', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const xml = writeAtom(feed)
        expect(checkAtom(xml)).toEqual([])
        expect(entriesOf(xml)).toEqual(
          feed.entries.map(({ id, title, paragraphs, at: updated }) => ({
            id,
            title: inXml(title),
            content: inXml(paragraphs.join('\n')),
            updated,
          })),
        )
      }),
    )
  })

  it.each([
    ['<id>urn:x:1</id>', '', 'feed: 0 of id'],
    [
      '<updated>2026-11-30T08:00:00.000Z</updated>',
      '<updated>yesterday</updated>',
      'updated: “yesterday” is no date of RFC 3339',
    ],
    ['<name>Openplat</name>', '', 'author: not one name'],
    ['rel="self"', 'rel="related"', 'feed: no self link'],
    ['</feed>', '<entry/></feed>', 'entry: neither content nor an alternate link'],
    ['</feed>', '<pubDate/></feed>', 'feed: pubDate does not belong here'],
  ])('checkAtom reports a fault if "%s" is replaced with "%s"', (whole, broken, fault) => {
    const xml = writeAtom({
      id: 'urn:x:1',
      title: 'Changes',
      subtitle: '',
      pageHref: 'https://land.example/s/abc',
      selfHref: 'https://land.example/s/abc/feed.xml',
      updatedAt: '2026-11-30T08:00:00.000Z',
      isEnded: false,
      entries: [],
    })
    expect(checkAtom(xml.replace(whole, broken))).toContain(fault)
  })
})

describe('writeJsonFeed', () => {
  it('writes a valid JSON Feed 1.1 that preserves any text', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const document = jsonFeedSchema.parse(JSON.parse(writeJsonFeed(feed)))
        expect(document.expired ?? false).toBe(feed.isEnded)
        expect(document.items.map(({ title, content_text: words }) => [title, words])).toEqual(
          feed.entries.map(({ title, paragraphs }) => [title, paragraphs.join('\n')]),
        )
      }),
    )
  })
})

describe('urnOf', () => {
  it('derives the same valid UUID from the same parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (name, number) => {
        const urn = urnOf(name, number)
        expect(urn).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
        expect(urnOf(name, number)).toBe(urn)
        expect(urnOf(name, number + 1)).not.toBe(urn)
      }),
    )
  })
})
