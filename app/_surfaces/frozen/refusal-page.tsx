import { noindex } from '@/app/_lib/noindex'
import { findShareable } from '@/app/_lib/share/shareable'
import { ButtonLink } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { choice, declareUrl, scalar } from '@/lib/url-state'
import { type FrozenCopyRefusalReason, reasons } from './refusal-reasons'

const texts = {
  title: 'We could not create a frozen copy',
  nothing: 'Nothing was saved, and nothing is lost.',
  works: 'A live link still works. It shows the newest records each time someone opens it.',
  live: 'Live link',
  back: 'Back to the page',
  home: 'Search for a place',
}

export const metadata = { title: texts.title, ...noindex }

const notKeptUrl = declareUrl({
  why: choice(Object.keys(reasons) as FrozenCopyRefusalReason[]).or('unreadable'),
  href: scalar({ type: 'string' }, (href) => (findShareable(href) ? href : undefined)),
})

export async function RefusalPage({ searchParams }: PageProps<'/s/not-kept'>) {
  const { why, href } = notKeptUrl.parse(await searchParams).url
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={reasons[why]} />
      <p className="mb-4">{texts.nothing}</p>
      {href ? (
        <>
          <p className="mb-2">{texts.works}</p>
          <p className="mb-6">
            <CopyLink href={href} label={texts.live} />
          </p>
          <ButtonLink href={href}>{texts.back}</ButtonLink>
        </>
      ) : (
        <ButtonLink href="/">{texts.home}</ButtonLink>
      )}
    </PageFrame>
  )
}
