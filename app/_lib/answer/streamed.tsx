import { setTimeout } from 'node:timers/promises'
import { type ReactNode, Suspense } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { isWhole, soon } from '../read/page-deadline'
import { readingScope } from '../read/reading-scope'
import { thisPage } from '../read/this-page'
import { StillLoading, WaitingLine } from './waiting'

const texts = defineTexts('answer.streamed', { plain: 'Show the whole page without scripting' })

interface Props {
  later: Promise<unknown>
  fallback?: ReactNode
  /**
   * True for rows of a table, which get no `noscript` link. A browser's parser would move the link out of the
   * table, and React would render the whole page again.
   */
  isRow?: boolean
  children: ReactNode
}

export async function Streamed({ later, fallback = <WaitingLine />, isRow = false, children }: Props) {
  if (await soon(later)) return children
  return (
    <>
      {!isRow && <WholePage />}
      <Suspense fallback={fallback}>{children}</Suspense>
    </>
  )
}

/**
 * Pause before a long part of the page, in which React can send the parts above. React sends nothing while it
 * renders hundreds of rows.
 */
const HEAD_MS = 50

export async function LongPart({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  if (!isLong || (await isWhole())) return children
  return (
    <>
      <WholePage />
      <Suspense fallback={<WaitingLine />}>
        <AfterHead>{children}</AfterHead>
      </Suspense>
    </>
  )
}

async function AfterHead({ children }: { children: ReactNode }) {
  await setTimeout(HEAD_MS)
  return children
}

export const WaitingNotice = ({ later }: { later: Promise<unknown> }) => (
  <Streamed later={later} fallback={null}>
    <Ended later={later} />
  </Streamed>
)

async function Ended({ later }: { later: Promise<unknown> }) {
  await later
  return <StillLoading />
}

/** Redirects a browser without scripting to the URL with `plain=1`, because streamed parts need scripting. */
export async function WholePage() {
  const scope = readingScope()
  if (scope.offersWhole) return null
  scope.offersWhole = true
  const { plainHref } = await thisPage()
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${plainHref}`} />
      <p className="mb-6">
        <a href={plainHref}>{texts.plain}</a>
      </p>
    </noscript>
  )
}
