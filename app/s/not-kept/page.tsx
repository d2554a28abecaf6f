import { noindex } from '@/app/_lib/noindex'
import { findShareable } from '@/app/_lib/share/shareable'
import { ButtonLink } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { choice, declareUrl, scalar } from '@/lib/url-state'
import { whyNotKept } from '../why-not-kept'

const texts = {
  title: 'This page was not kept',
  nothing: 'Nothing was stored, and nothing is lost.',
  works: 'What still works: a link to the same question, which asks the sources whenever it is opened.',
  back: 'Back to the page',
  home: 'Search for a place',
  why: {
    unreadable:
      'What was sent could not be read as a page of this site. Go back, load the page anew and share it again.',
    old: 'The page was open for more than a day. Load it anew and share what it says then.',
    'too-many':
      'Too many questions came from your address in the last minute. Wait a minute and share it again.',
    'too-many-kept':
      'This site keeps only so many pages a day for one address. Share the link that updates, or try again tomorrow.',
    'too-large': 'The page holds more than is kept under one link. Narrow the question, then share it again.',
    full: 'The room that this site has for kept pages is used up. Whoever runs it can make more.',
    unavailable: 'The place where pages are kept cannot be used at this moment. Try again later.',
  },
}

export const metadata = { title: texts.title, ...noindex }

const notKeptUrl = declareUrl({
  why: choice(whyNotKept).or('unreadable'),
  href: scalar({ type: 'string' }, (given) => (findShareable(given) ? given : undefined)),
})

export default async function Page({ searchParams }: PageProps<'/s/not-kept'>) {
  const { why, href } = notKeptUrl.parse(await searchParams).url
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} lead={texts.why[why]} />
      <p className="mb-4">{texts.nothing}</p>
      {href ? (
        <>
          <p className="mb-2">{texts.works}</p>
          <p className="mb-6">
            <CopyLink href={href} label="Same question, today" />
          </p>
          <ButtonLink href={href}>{texts.back}</ButtonLink>
        </>
      ) : (
        <ButtonLink href="/">{texts.home}</ButtonLink>
      )}
    </PageFrame>
  )
}
