import { Panel } from '@/components/ui/page/panel'
import { formatNumber } from '@/lib/format'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import type { SectionPart } from '@/lib/survey/section-part'
import { ElevationLine, type fetchElevation } from './elevation-panel'
import { PlaceLinks } from './place-links'

interface Props {
  part: SectionPart
  steps: readonly string[]
  /** "Section 12" */
  section: string
  id: string
  /** The words for the page of all records. */
  q: string
  elevation: Awaited<ReturnType<typeof fetchElevation>>
}

const texts = {
  title: (part: string, section: string) => `${part} of ${section}`,
  sentence: (acres: string, middle: string) =>
    `About ${acres} acres, its middle at ${middle} (by dividing the section, not surveyed).`,
  where: 'at its middle',
}

/** The part of a section that the description names, before the section itself. */
export function PartPanel({ part, steps, section, id, q, elevation }: Props) {
  const { center, computedAcres } = part
  const middle = `${center.latitude.toFixed(4)}, ${center.longitude.toFixed(4)}`
  return (
    <Panel id="part" title={texts.title(formatAliquots(steps), section)}>
      <p className="mb-2">
        {texts.sentence(formatNumber(computedAcres, computedAcres < 10 ? 1 : 0), middle)}
      </p>
      <ElevationLine reading={elevation} where={texts.where} />
      <PlaceLinks point={center} q={q} open={`survey:${id}`} />
    </Panel>
  )
}
