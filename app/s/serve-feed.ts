import { type FeedFormat, serveFeed } from '@/app/_surfaces/feeds/feed-route'
import { pageFeed } from '@/app/_surfaces/feeds/page-feed'
import { nameQuestion } from './name-question'

interface Context {
  params: Promise<{ snapshot: string }>
}

export const feedOfPage =
  (format: FeedFormat) =>
  (request: Request, { params }: Context) =>
    serveFeed(request, format, async () => pageFeed((await params).snapshot, nameQuestion))
