import { constructionSources } from './construction/source-list'
import { testSources } from './testing/construction-suite'

// The other sources have a test file of their own, so that two processors share the work.
testSources(constructionSources.filter(({ table }) => 'dialect' in table && table.dialect === 'socrata'))
