import { constructionSources } from './construction/source-list'
import { testSources } from './testing/construction-suite'

// Sources that are not on Socrata have another test file, so that two processors share the work.
testSources(constructionSources.filter(({ table }) => 'dialect' in table && table.dialect === 'socrata'))
