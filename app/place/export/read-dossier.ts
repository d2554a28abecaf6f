import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { panels } from '@/app/_surfaces/place/panels'
import { formatPlace, type Place } from '@/app/_surfaces/place/place'
import { type PanelWithOutcome, readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import type { PlaceUrlParams } from '@/app/_surfaces/place/url'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { defineTexts } from '@/lib/language/define-texts'
import { resolvePlace } from '../understand'

const texts = defineTexts('place.read-dossier', {
  undecided:
    'Your text does not name one place yet. Open the page of the place, choose one, then download its file.',
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Each panel is of another source, with its own date. What is missing here may exist at the authority.',
  ],
})

interface DossierReading {
  place: Place
  dossier: PanelWithOutcome[]
  name: string
  caveats: string[]
  now: Date
  sample: boolean
}

export async function readDossier(url: PlaceUrlParams): Promise<DossierReading | { problem: Problem }> {
  const answer = await resolvePlace(url, read)
  if (answer.kind === 'problem') return { problem: answer.problem }
  if (answer.kind !== 'place') return { problem: invalidParams([{ path: 'q', message: texts.undecided }]) }
  const { place, interpretation } = answer
  return {
    place,
    dossier: await settleAll(readPanels(panels, place, read, { series: url.series ?? false })),
    name: formatPlace(place, interpretation),
    caveats: [...texts.caveats, ...interpretation.notes],
    now: new Date(),
    sample: (await getApp()).engine.sample,
  }
}
