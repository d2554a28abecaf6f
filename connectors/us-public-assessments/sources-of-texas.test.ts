import { sources } from './recipe/source-list'
import { testSources } from './testing/source-suite'

testSources(sources.filter(({ id }) => id.includes('-tx-')))
