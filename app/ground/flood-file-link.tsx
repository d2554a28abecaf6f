import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('ground.flood-file-link', {
  lead: 'For the bank, the insurer and FEMA: <file>put together a flood file</file>.',
})

export const FloodFileLink = () => (
  <p className="mb-6 print:hidden">
    <Rich text={texts.lead} parts={{ file: (words) => <a href={localHref('/ground/flood')}>{words}</a> }} />
  </p>
)
