import { CopyLink } from '@/components/ui/copy-link'
import { Moment } from '@/components/ui/moment'

const texts = {
  title: 'Tell me when this changes',
  phone: 'Phone: copy the link and add it in an app that reads feeds (RSS).',
  mail: 'Mail: copy the link and add it as a feed, for example in Thunderbird.',
  feed: 'Feed of changes',
  json: 'The same as JSON Feed',
  unlisted: 'Anyone who has the link can read it. Search engines do not list it.',
  renewed: 'We last looked for changes on',
}

interface Props {
  path: string
  rule: string
  renewedAt: string | null
}

export function Follow({ path, rule, renewedAt }: Props) {
  return (
    <details className="open:w-full open:pb-2 print:hidden">
      <summary className="inline-flex min-h-9 items-center text-accent underline underline-offset-[0.2em]">
        {texts.title}
      </summary>
      <link rel="alternate" type="application/atom+xml" title={texts.feed} href={`${path}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={texts.json} href={`${path}/feed.json`} />
      <p>{texts.phone}</p>
      <p>{texts.mail}</p>
      <p className="flex flex-wrap items-center gap-x-5 py-1">
        <CopyLink href={`${path}/feed.xml`} label={texts.feed} />
        <a href={`${path}/feed.json`} className="inline-flex min-h-9 items-center">
          {texts.json}
        </a>
      </p>
      <p>
        {rule} {texts.unlisted}
        {renewedAt && (
          <>
            {' '}
            {texts.renewed} <Moment iso={renewedAt} />.
          </>
        )}
      </p>
    </details>
  )
}
