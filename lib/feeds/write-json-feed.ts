import { AUTHOR, type Feed } from './feed'

export function writeJsonFeed(feed: Feed): string {
  const { title, subtitle, pageHref, selfHref, isEnded, entries } = feed
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: pageHref,
    feed_url: selfHref,
    language: 'en-US',
    authors: [{ name: AUTHOR }],
    ...(isEnded ? { expired: true } : {}),
    items: entries.map(({ id, title: headline, paragraphs, href, at }) => ({
      id,
      url: href,
      title: headline,
      content_text: paragraphs.join('\n'),
      date_published: at,
      date_modified: at,
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
