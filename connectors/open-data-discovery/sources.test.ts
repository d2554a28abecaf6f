import { constructionSources } from './construction/source-list'
import { testSources } from './testing/construction-suite'

// The others have a file of their own, so that two processors share the work.
testSources(constructionSources.filter(({ table }) => 'dialect' in table && table.dialect === 'socrata'))
