import { sources } from './recipe/source-list'
import { testSources } from './testing/source-suite'

/**
 * The sources in this list have tests beside the connectors, because another connector simulates their hosts.
 */
const elsewhere = ['florida-assessments']

// The Texas sources have a test file of their own, so that two processors share the work.
testSources(sources.filter(({ id }) => !id.includes('-tx-') && !elsewhere.includes(id)))
