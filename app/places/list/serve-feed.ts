import { type FeedFormat, serveFeed } from '@/app/_surfaces/feeds/feed-route'
import { listFeed } from '@/app/_surfaces/feeds/list-feed'

interface Context {
  params: Promise<{ job: string }>
}

export const feedOfList =
  (format: FeedFormat) =>
  (request: Request, { params }: Context) =>
    serveFeed(request, format, async () => listFeed((await params).job))
