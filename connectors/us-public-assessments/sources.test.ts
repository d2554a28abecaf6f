import { sources } from './recipe/source-list'
import { testSources } from './testing/source-suite'

const elsewhere = ['florida-assessments']

// The Texas sources have a test file of their own, so that two processors share the work.
testSources(sources.filter(({ id }) => !id.includes('-tx-') && !elsewhere.includes(id)))
