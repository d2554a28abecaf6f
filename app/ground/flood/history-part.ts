import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { metasOf } from '@/app/_surfaces/place/outcome'
import { fetchFloodHistory } from '@/app/_surfaces/place/panels/fetch-flood-history'
import type { Place } from '@/app/_surfaces/place/place'
import { settle } from '@/app/_surfaces/place/read-panels'
import { factsOf } from '@/components/ground/flood-history-facts'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDeclaration, disasterTexts } from '@/lib/records/disaster/describe'
import { claimTexts, formatArea } from '@/lib/records/flood-claims/describe'
import { upperFirst } from '@/lib/upper-first'
import { type FloodFileSection, failedPart } from './file-part'

const texts = defineTexts('flood-file.history', {
  title: 'Floods on record around here',
  declared: 'Declared flood or storm',
  floods: 'Declared floods and storms',
})

/** The lines of this part contain these caveats, so its list of caveats omits them. */
const stated: readonly string[] = [claimTexts.anywhere, disasterTexts.county, claimTexts.disclaimer]

const MOST_DECLARATIONS = 10

export async function fetchHistoryPart(place: Place, call: EngineCaller): Promise<FloodFileSection> {
  const outcome = await settle(() => fetchFloodHistory(place, call))
  if (outcome.ending === 'failed') return failedPart('history', texts.title, outcome.problem)
  const metas = metasOf(outcome)
  if (!('data' in outcome)) return { id: 'history', title: texts.title, sentence: outcome.why, metas }
  const { claims, declarations, claimSentences, declarationSentences, tractNotes, gaps, caveats } =
    outcome.data
  const floods = declarations.filter(({ isFlood }) => isFlood).slice(0, MOST_DECLARATIONS)
  return {
    id: 'history',
    title: texts.title,
    lines: [...claimSentences, ...declarationSentences, ...tractNotes, ...gaps, ...stated],
    groups: [
      ...claims
        .filter((record) => record.claims !== 0)
        .map((record) => ({ title: upperFirst(formatArea(record)), facts: factsOf(record) })),
      ...(floods.length > 0
        ? [
            {
              title: texts.floods,
              facts: floods.map((each) => ({
                label: texts.declared,
                value: translate(describeDeclaration(each)),
              })),
            },
          ]
        : []),
    ],
    caveats: caveats.filter((caveat) => !stated.includes(caveat)),
    metas,
  }
}
