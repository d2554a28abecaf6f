import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'

export const NotAnId = ({ text, message }: { text: string; message: string }) => (
  <PageFrame width="reading">
    <PageHeading title="This is not the id of a facility" eyebrow={<a href="/environment">Environment</a>} />
    <Notice kind="warn" title={message}>
      <p>
        The address of this page ends with <code className="wrap-anywhere">{text}</code>. We asked no source.
      </p>
    </Notice>
    <p>
      Correct the end of the address, or search around the place: <a href="/environment">Environment</a>.
    </p>
  </PageFrame>
)
