import { escapeXml } from '@/lib/escape-xml'
import { AUTHOR, type Feed, type FeedEntry } from './feed'

export function writeAtom(feed: Feed): string {
  const { id, title, subtitle, pageHref, selfHref, updatedAt, entries } = feed
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    element('id', id),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updatedAt),
    `<author>${element('name', AUTHOR)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfHref)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageHref)}"/>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

const writeEntry = ({ id, title, paragraphs, href, at }: FeedEntry): string[] => [
  '<entry>',
  element('id', id),
  element('title', title),
  element('published', at),
  element('updated', at),
  `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
  `<content type="text">${escapeXml(paragraphs.join('\n'))}</content>`,
  '</entry>',
]

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
