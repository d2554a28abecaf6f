import { read } from '@/app/data'
import { exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { invalidParams } from '@/lib/connector/door'
import { readDossier } from '../panels/dossier'
import { parsePlaceUrl } from '../parse'
import { namePlace } from '../say-place'
import { understandPlace } from '../understand'
import { placeQuery } from '../url'
import { dossierDocument } from './dossier-document'
import { settleAll } from './settle-all'

const texts = {
  undecided:
    'The words do not name one place yet. Open the page of the place and choose one, then take its file.',
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Each panel is of another source, with its own date. What is missing here may exist at the authority.',
  ],
}

/** Everything on record about one place as a file: all panels, each with how it ended. */
export const GET = exportRoute({
  parse(query) {
    const { url, dropped } = parsePlaceUrl(query)
    return { question: url, issues: toIssues(dropped) }
  },
  async read(url) {
    const understood = await understandPlace(url, read)
    if (understood.kind === 'problem') return understood
    if (understood.kind !== 'place') {
      return { problem: invalidParams([{ path: 'q', message: texts.undecided }]) }
    }
    const { place, said } = understood
    const outcomes = await settleAll(readDossier(place, read, { series: url.series ?? false }))
    const document = dossierDocument(outcomes, {
      title: namePlace(place, said),
      question: Object.fromEntries(placeQuery({ ...url, at: place.point, plain: false })),
      caveats: [...texts.caveats, ...said.notes],
      now: new Date(),
      sample: (await openHouse()).engine.sample,
    })
    return { document }
  },
})
