import { feeds } from './feed-list'
import { constructionSources } from './source-list'
import { testSources } from './testing/construction-suite'
import { testFeeds } from './testing/feed-suite'

testSources(constructionSources)
testFeeds(feeds)
