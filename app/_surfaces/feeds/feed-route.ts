import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { problemResponse } from '@/lib/connector/http/call'
import { orNotModified, tagOfBytes } from '@/lib/connector/http/entity-tag'
import { type Feed, urnOf } from '@/lib/feeds/feed'
import { writeAtom } from '@/lib/feeds/write-atom'
import { writeJsonFeed } from '@/lib/feeds/write-json-feed'
import { siteOrigin } from '@/lib/server/forwarded'
import type { FeedEntryContent, FeedOutcome } from './feed-outcome'

const formats = {
  atom: { file: 'feed.xml', type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { file: 'feed.json', type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const

export type FeedFormat = keyof typeof formats

/** Anyone with the URL can read the feed, so search engines and shared caches must not store the feed. */
const unlisted = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex, nofollow' }

/**
 * Days during which a feed reader can still fetch the last entry of an ended feed. Afterwards the server
 * responds 410, so that the reader stops.
 */
const LAST_ENTRY_DAYS = 30
const DAY_MS = 86_400_000

export async function serveFeed(
  request: Request,
  format: FeedFormat,
  find: () => Promise<FeedOutcome>,
): Promise<Response> {
  const refused = await refuseTooMany(request.headers, 2)
  if (refused) return problemResponse(refused)
  const { config, now } = await getApp()
  const outcome = await find()
  if (outcome.kind === 'refused') return sayPlainly(outcome.sentence, outcome.status)
  if (outcome.kind === 'ended' && now().getTime() - Date.parse(outcome.at) > LAST_ENTRY_DAYS * DAY_MS)
    return sayPlainly(outcome.sentence, 410)
  const feed = toFeed(outcome, format, siteOrigin(request.headers, config.PUBLIC_URL))
  const { type, write } = formats[format]
  const body = write(feed)
  const response = new Response(body, { headers: { 'content-type': type, ...unlisted } })
  return orNotModified(request, tagOfBytes(body), response, feed.updatedAt)
}

function sayPlainly(sentence: string, status: number): Response {
  const headers = { ...unlisted, ...(status === 503 ? { 'retry-after': '600' } : {}) }
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
}

function toFeed(
  outcome: Exclude<FeedOutcome, { kind: 'refused' }>,
  format: FeedFormat,
  origin: string,
): Feed {
  const { path, title } = outcome
  const isEnded = outcome.kind === 'ended'
  const entries = isEnded ? [lastEntry(outcome)] : outcome.entries
  return {
    id: urnOf(path),
    title,
    subtitle: isEnded ? outcome.sentence : outcome.subtitle,
    pageHref: `${origin}${path}`,
    selfHref: `${origin}${path}/${formats[format].file}`,
    updatedAt: isEnded ? outcome.at : outcome.updatedAt,
    isEnded,
    entries: entries.map(({ number, path: entryPath, ...entry }) => ({
      ...entry,
      id: urnOf(path, number, entry.at),
      href: `${origin}${entryPath}`,
    })),
  }
}

const lastEntry = ({
  title,
  sentence,
  path,
  at,
}: Extract<FeedOutcome, { kind: 'ended' }>): FeedEntryContent => ({
  number: 0,
  at,
  title,
  paragraphs: [sentence],
  path,
})
