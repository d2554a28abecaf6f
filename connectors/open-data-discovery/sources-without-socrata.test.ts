import { constructionSources } from './construction/source-list'
import { testSources } from './testing/construction-suite'

testSources(constructionSources.filter(({ table }) => !('dialect' in table && table.dialect === 'socrata')))
