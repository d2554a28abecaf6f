import { withData } from '@/app/_surfaces/place/outcome'
import type { DetailedPanel, PanelData } from '@/app/_surfaces/place/panel'
import { sectionFile } from '@/app/_surfaces/place/panels/section-file'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatAliquots } from '@/lib/survey/format-legal-description'
import type { SectionPart } from '@/lib/survey/section-part'

const texts = defineTexts('land.part-panel', {
  title: (part: string, section: string) => `${part} of ${section}`,
  sentence: (acres: string, middle: string) =>
    `About ${acres} acres, its middle at ${middle} (by dividing the section, not surveyed).`,
  file: 'this part',
})

interface NamedPart {
  part: SectionPart
  steps: readonly string[]
  section: string
  id: string
}

export function partPanel({ part, steps, section, id }: NamedPart): DetailedPanel<'part', PanelData> {
  const { center, computedAcres, label } = part
  const middle = `${center.latitude.toFixed(4)}, ${center.longitude.toFixed(4)}`
  const acres = formatNumber(computedAcres, computedAcres < 10 ? 1 : 0)
  return {
    id: 'part',
    title: texts.title(formatAliquots(steps), section),
    read: async () => withData({ caveats: [] }, []),
    detail: {
      others: '',
      body: () => <p className="mb-2">{texts.sentence(acres, middle)}</p>,
      file: () => ({ what: texts.file, href: sectionFile({ plssid: id, part: label }) }),
    },
  }
}
