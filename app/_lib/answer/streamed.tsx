import { type ReactNode, Suspense } from 'react'
import { soon } from '../read/patience'
import { readingScope } from '../read/reading-scope'
import { thisPage } from '../read/this-page'
import { AskingLine, StillWaiting } from './waiting'

const texts = { plain: 'Show the whole page without scripting' }

interface Props {
  /** What the children wait for. */
  later: Promise<unknown>
  /** In its place until then; left out: whom the page asks. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page that comes as soon as it is there, without holding up the rest. */
export async function Streamed({ later, fallback = <AskingLine />, children }: Props) {
  if (await soon(later)) return children
  return (
    <>
      <WholePage />
      <Suspense fallback={fallback}>{children}</Suspense>
    </>
  )
}

/** Says of a page of many parts that some of them are still waited for, when all have ended. */
export const StillWaitingFor = ({ later }: { later: Promise<unknown> }) => (
  <Streamed later={later} fallback={null}>
    <Ended later={later} />
  </Streamed>
)

async function Ended({ later }: { later: Promise<unknown> }) {
  await later
  return <StillWaiting />
}

/** What arrives later needs scripting to be put in its place; a browser without it goes to the page in one piece. */
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
