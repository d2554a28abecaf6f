import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'

const texts = {
  title: 'This is not a facility’s id',
  what: 'The address of this page ends in',
  fix: 'Correct the end of the address, or find the place by where it is:',
  search: 'Facilities near an address',
  nothing: 'No source was asked.',
}

/** Said before anything is asked of a source. */
export function NotAnId({ given, message }: { given: string; message: string }) {
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} eyebrow={<a href="/environment">Environment</a>} />
      <Notice kind="warn" title={message}>
        <p>
          {texts.what} <code className="wrap-anywhere">{given}</code>. {texts.nothing}
        </p>
      </Notice>
      <p>
        {texts.fix} <a href="/environment">{texts.search}</a>.
      </p>
    </PageFrame>
  )
}
