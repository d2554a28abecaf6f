import { exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { invalidParams } from '@/lib/connector/door'
import { comparedDocument } from '../compared-document'
import { parseCompareUrl } from '../parse'
import { readBoth } from '../read-both'
import { compareQuery } from '../url'

const UNDECIDED =
  'The words do not name one place yet. Open the page of the comparison and choose one, then take its file.'

/** Two places side by side as a file. */
export const GET = exportRoute({
  parse(query) {
    const { url, dropped } = parseCompareUrl(query)
    return { question: url, issues: toIssues(dropped) }
  },
  async read(url) {
    const both = await readBoth(url)
    if (both.kind === 'problem') return both
    if (both.kind === 'undecided') {
      return { problem: invalidParams([{ path: both.side, message: UNDECIDED }]) }
    }
    const { outcomes, names, points } = both
    const known = { ...url, a: { ...url.a, at: points.a }, b: { ...url.b, at: points.b } }
    const question = Object.fromEntries(compareQuery({ ...known, plain: false }))
    const { sample } = (await openHouse()).engine
    return { document: comparedDocument(outcomes, { names, points, question, sample, now: new Date() }) }
  },
})
