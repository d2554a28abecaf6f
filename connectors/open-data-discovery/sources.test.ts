import { constructionSources } from './construction/source-list'
import { testSources } from './testing/construction-suite'

// Sources of other dialects have another test file, so that both files run in parallel.
testSources(constructionSources.filter(({ table }) => 'dialect' in table && table.dialect === 'socrata'))
