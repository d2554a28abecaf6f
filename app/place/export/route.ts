import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { panels } from '@/app/_surfaces/place/panels'
import { formatPlace } from '@/app/_surfaces/place/place'
import { readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import { placeUrl } from '@/app/_surfaces/place/url'
import { invalidParams } from '@/lib/connector/http/call'
import { resolvePlace } from '../understand'
import { dossierDocument } from './dossier-document'

const texts = {
  undecided:
    'Your text does not name one place yet. Open the page of the place, choose one, then download its file.',
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Each panel is of another source, with its own date. What is missing here may exist at the authority.',
  ],
}

export const { GET, OPTIONS } = exportRoute({
  address: placeUrl,
  async read(url) {
    const answer = await resolvePlace(url, read)
    if (answer.kind === 'problem') return answer
    if (answer.kind !== 'place') return { problem: invalidParams([{ path: 'q', message: texts.undecided }]) }
    const { place, interpretation } = answer
    const dossier = await settleAll(readPanels(panels, place, read, { series: url.series ?? false }))
    const document = dossierDocument(dossier, {
      title: formatPlace(place, interpretation),
      question: Object.fromEntries(placeUrl.toQuery({ ...url, at: place.point })),
      caveats: [...texts.caveats, ...interpretation.notes],
      now: new Date(),
      sample: (await getApp()).engine.sample,
    })
    return { document }
  },
})
