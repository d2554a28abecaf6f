import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('facility.not-an-id', {
  environment: 'Environment',
  title: 'This is not the id of a facility',
  ends: 'The address of this page ends with <end/>. We asked no source.',
  correct: 'Correct the end of the address, or search around the place: <page>Environment</page>.',
})

export const NotAnId = ({ text, message }: { text: string; message: string }) => (
  <PageFrame width="reading">
    <PageHeading title={texts.title} eyebrow={<a href={localHref('/environment')}>{texts.environment}</a>} />
    <Notice kind="warn" title={message}>
      <p>
        <Rich text={texts.ends} parts={{ end: () => <code className="wrap-anywhere">{text}</code> }} />
      </p>
    </Notice>
    <p>
      <Rich
        text={texts.correct}
        parts={{ page: (words) => <a href={localHref('/environment')}>{words}</a> }}
      />
    </p>
  </PageFrame>
)
