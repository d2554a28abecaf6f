import { Streamed } from '@/app/_lib/answer/streamed'
import { MapLayer } from '@/components/map/layered-map'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PanelOutcome } from '../outcome'
import { drawLot } from './draw-lot'
import type { PlaceLot } from './fetch-lot'

const texts = defineTexts('place.lot-layer', {
  undrawn: (why: string) => `We could not draw the lot. ${why}`,
})

interface Props {
  later: Promise<PanelOutcome<PlaceLot>>
}

export const LotLayer = ({ later }: Props) => (
  <Streamed later={later} fallback={null}>
    <Ended later={later} />
  </Streamed>
)

async function Ended({ later }: Props) {
  const outcome = await later
  if (outcome.ending === 'failed')
    return <p className="mt-2 text-muted">{texts.undrawn(translate(outcome.problem.message))}</p>
  return <MapLayer id="lot" features={'data' in outcome ? drawLot(outcome.data) : []} />
}
