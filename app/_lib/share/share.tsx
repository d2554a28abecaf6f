import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { defineTexts } from '@/lib/language/define-texts'
import { englishHref } from '@/lib/language/spanish-pages'
import { Streamed } from '../answer/streamed'
import { readingScope } from '../read/reading-scope'
import { getApp } from '../site/app'
import { pageQuestions } from './page-questions'
import { MOST_READINGS, sealPage } from './sealed-page'
import { findShareable } from './shareable'

interface Props {
  href: string
  label?: string
}

const texts = defineTexts('share.share', {
  title: 'Share',
  frozen: 'Frozen copy',
  keep: 'Create a frozen copy',
  frozenNote:
    'The copy stays as this page is today, even if a source changes or goes offline. Anyone who has the link can open it, and you can remove it. Its feed says when a value changes.',
  live: 'Live link',
  liveLabel: 'Link to this page',
  liveNote: 'Shows the newest records each time someone opens it.',
  unkept: 'We cannot make a frozen copy of this page right now. The live link works.',
  pending: 'You can create a frozen copy as soon as the whole page has loaded.',
  kept: 'Link to this frozen copy',
  keptNote: 'The page you are reading. It looks the same to everyone who opens it.',
})

export async function Share(props: Props) {
  const { replay } = readingScope()
  if (replay) return <ShareAgain {...props} keptHref={replay.href} />
  const later = seal(sharedHref(props.href))
  return (
    <Streamed later={later} fallback={<Two {...props} content={<Note>{texts.pending}</Note>} />}>
      <ShareSeen {...props} later={later} />
    </Streamed>
  )
}

/** Frozen copies are in English, so they have the page's English URL. */
const sharedHref = (href: string): string => englishHref(href) ?? href

async function ShareSeen({ later, ...props }: Props & { later: ReturnType<typeof seal> }) {
  const sealed = await later
  return (
    <Two
      {...props}
      content={
        sealed ? (
          <form method="post" action="/s">
            <input type="hidden" name="href" value={sharedHref(props.href)} />
            <input type="hidden" name="seen" value={sealed} />
            <Button look="secondary">{texts.keep}</Button>
            <Note>{texts.frozenNote}</Note>
          </form>
        ) : (
          <Note>{texts.unkept}</Note>
        )
      }
    />
  )
}

/** Returns undefined if no frozen copy can be made. Then only the live link can be shared. */
async function seal(href: string): Promise<string | undefined> {
  if (!findShareable(href)) return undefined
  const app = await getApp()
  const at = new Date().toISOString()
  const questions = await pageQuestions(app)
  if (questions.length === 0 || questions.length > MOST_READINGS) return undefined
  return sealPage({ href, at, questions }, app.secrets).catch((error) => {
    app.log.error({ err: error }, 'sealing a page for sharing failed')
    return undefined
  })
}

function ShareAgain({ keptHref, ...props }: Props & { keptHref: string }) {
  return (
    <Two
      {...props}
      content={
        <>
          <CopyLink href={keptHref} label={texts.kept} />
          <Note>{texts.keptNote}</Note>
        </>
      }
    />
  )
}

function Two({ href, label = texts.liveLabel, content }: Props & { content: ReactNode }) {
  return (
    <section
      aria-labelledby="share-title"
      className="mt-8 mb-6 border-t border-line pt-5 in-[[popover]]:my-0 in-[[popover]]:border-0 in-[[popover]]:pt-0 print:hidden"
    >
      <h2 id="share-title" className="mb-3 text-xl leading-snug font-semibold">
        {texts.title}
      </h2>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:in-[[popover]]:grid-cols-1">
        <div>
          <h3 className="mb-2 font-semibold">{texts.frozen}</h3>
          {content}
        </div>
        <div>
          <h3 className="mb-2 font-semibold">{texts.live}</h3>
          <CopyLink href={href} label={label} />
          <Note>{texts.liveNote}</Note>
        </div>
      </div>
    </section>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 max-w-reading text-base text-muted">{children}</p>
)
