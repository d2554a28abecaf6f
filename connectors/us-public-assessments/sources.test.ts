import { sources } from './source-list'
import { testSources } from './testing/source-suite'

/** Their hosts are simulated by another connector, so a test beside the connectors asks them. */
const elsewhere = ['florida-assessments']

testSources(sources.filter(({ id }) => !elsewhere.includes(id)))
