import { escapeXml } from '@/lib/escape-xml'
import { defineTexts } from '@/lib/language/define-texts'
import type { SavedPlace } from './place-list'

const texts = defineTexts('places.write-opml', { title: 'Changes of saved places' })

export function writeOpml(saved: readonly SavedPlace[], origin: string, now: Date): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `<head><title>${texts.title}</title><dateCreated>${now.toUTCString()}</dateCreated></head>`,
    '<body>',
    ...saved.flatMap(({ name, copy }) => (copy ? [writeOutline(name, `${origin}${copy}`)] : [])),
    '</body>',
    '</opml>',
  ]
  return `${lines.join('\n')}\n`
}

/** OPML names every kind of feed "rss". */
function writeOutline(name: string, page: string): string {
  const attributes = { type: 'rss', text: name, title: name, xmlUrl: `${page}/feed.xml`, htmlUrl: page }
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)
  return `<outline ${pairs.join(' ')}/>`
}
