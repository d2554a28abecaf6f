import { feeds } from './buildings/feed-list'
import { testFeeds } from './testing/feed-suite'

testFeeds(feeds)
