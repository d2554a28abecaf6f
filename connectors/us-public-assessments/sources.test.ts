import { sources } from './recipe/source-list'
import { testSources } from './testing/source-suite'

/** Another connector simulates their hosts, so a test beside the connectors covers them. */
const elsewhere = ['florida-assessments']

// Those of Texas have a file of their own, so that two processors share the work.
testSources(sources.filter(({ id }) => !id.includes('-tx-') && !elsewhere.includes(id)))
