import type { Metadata } from 'next'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { SavedPlaces } from './saved-places'

const texts = defineTexts('saved.page', {
  title: 'Saved',
  description: 'The places you saved or opened lately, kept on your own device.',
  lead: 'Your places stay in this browser on this device. No account, and we never receive them.',
  scriptingTitle: 'This page needs scripting',
  scripting:
    'Everything here stays on your device, so this server has nothing to show: only a script in your browser can read it. Without scripting, bookmark the page of a place.',
  compare: 'Compare two places by their addresses',
})

export const generateMetadata = (): Metadata => ({ title: texts.title, description: texts.description })

export default function Page() {
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <noscript>
        <Notice kind="warn" title={texts.scriptingTitle}>
          <p>{texts.scripting}</p>
        </Notice>
      </noscript>
      <SavedPlaces />
      <p className="mt-6 print:hidden">
        <a href={localHref('/place/compare')} className="inline-flex min-h-11 items-center">
          {texts.compare}
        </a>
      </p>
    </PageFrame>
  )
}
