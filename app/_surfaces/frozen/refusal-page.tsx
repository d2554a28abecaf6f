import { noindex } from '@/app/_lib/noindex'
import { findShareable } from '@/app/_lib/share/shareable'
import { ButtonLink } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { choice, declareUrl, scalar } from '@/lib/url-state'
import { whyNotKept } from './why-not-kept'

const texts = {
  title: 'We could not create a frozen copy',
  nothing: 'Nothing was saved, and nothing is lost.',
  works: 'A live link still works. It shows the newest records each time someone opens it.',
  live: 'Live link',
  back: 'Back to the page',
  home: 'Search for a place',
  why: {
    unreadable: 'We could not read what your browser sent. Go back, reload the page and try again.',
    old: 'The page was open for more than a day. Reload it and create the copy again.',
    'too-many': 'Too many requests came from your address in the last minute. Wait a minute and try again.',
    'too-many-kept':
      'You have created as many frozen copies as this site allows in a day. Share the live link, or try again tomorrow.',
    'too-large': 'The page holds more than one frozen copy can. Narrow the question and try again.',
    full: 'This site has no room left for frozen copies. Its operator can make more.',
    unavailable: 'We cannot save frozen copies right now. Try again later.',
  },
}

export const metadata = { title: texts.title, ...noindex }

const notKeptUrl = declareUrl({
  why: choice(whyNotKept).or('unreadable'),
  href: scalar({ type: 'string' }, (given) => (findShareable(given) ? given : undefined)),
})

export async function RefusalPage({ searchParams }: PageProps<'/s/not-kept'>) {
  const { why, href } = notKeptUrl.parse(await searchParams).url
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.why[why]} />
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
