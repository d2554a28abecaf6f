import { sources } from './recipe/source-list'
import { testSources } from './testing/source-suite'

/** Their hosts are simulated by another connector, so a test beside the connectors asks them. */
const elsewhere = ['florida-assessments']

// Those of Texas are in a file of their own, so that two processors share the work.
testSources(sources.filter(({ id }) => !id.includes('-tx-') && !elsewhere.includes(id)))
