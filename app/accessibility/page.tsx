import type { Metadata } from 'next'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'
import { accessibilityText } from './accessibility-text'
import { CriteriaTable } from './criteria-table'

const texts = defineTexts('accessibility.page', {
  title: 'Accessibility',
  description: 'How this site meets WCAG 2.2 AA, criterion by criterion, and the gaps we know.',
  lead: 'This site aims at WCAG 2.2 level AA on every page and in every state. Here is how far it is.',
})

export const generateMetadata = (): Metadata => ({ title: texts.title, description: texts.description })

export default function Page() {
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <RunningText sections={accessibilityText()} />
      <CriteriaTable />
    </PageFrame>
  )
}
