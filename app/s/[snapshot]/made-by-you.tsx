import { CopyLink } from '@/components/ui/copy-link'
import { formatMoment } from '@/components/ui/format-moment'
import { Notice } from '@/components/ui/notice'

interface Props {
  href: string
  removalKey: string
  expiresAt: string | null
}

const texts = {
  title: 'You made this link',
  send: 'The address of this page is the link to send.',
  link: 'The link to send',
  only: 'This box is shown to you alone, for ten minutes. Keep the second link to yourself if you may want to remove the page.',
  remove: 'The link to remove it',
  until: (moment: string) => `Kept until ${formatMoment(moment)}.`,
  always: 'Kept until it is removed.',
}

/** Only for whoever made the link: what to send, and what to keep to oneself. */
export function MadeByYou({ href, removalKey, expiresAt }: Props) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6 print:hidden">
      <Notice kind="good" title={texts.title} role="status">
        <p>
          {texts.send} {expiresAt ? texts.until(expiresAt) : texts.always}
        </p>
        <p className="my-2">
          <CopyLink href={href} label={texts.link} />
        </p>
        <p>{texts.only}</p>
        <p className="my-2">
          <CopyLink href={removalHref(href, removalKey)} label={texts.remove} />
        </p>
      </Notice>
    </div>
  )
}

const removalHref = (href: string, key: string) => `${href}/remove?${new URLSearchParams({ key })}`
