import { type ReactNode, Suspense } from 'react'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { defineTexts } from '@/lib/language/define-texts'
import { soon } from '../read/page-deadline'
import { thisPage } from '../read/this-page'
import { WholePage } from './streamed'
import { StillLoading, WaitingLine } from './waiting'

const texts = defineTexts('answer.page-stream', {
  region: 'Answer',
  stop: 'Stop and change the question',
  came: 'The answer is below.',
})

export interface PageContent {
  problems?: readonly FieldProblem[]
  shown: ReactNode
  actions?: ReactNode
}

export interface PageContentStream {
  soon: { value: PageContent } | undefined
  later: Promise<PageContent>
}

/**
 * Waits until the page's frame is due to be sent, so that the frame can include a result that arrives
 * earlier.
 */
export async function startStream(later: Promise<PageContent>): Promise<PageContentStream> {
  // Prevents an unhandled rejection. Rendering the result throws the error again.
  later.catch(() => {})
  return { soon: await soon(later), later }
}

export const problemsOf = ({ soon: now }: PageContentStream): readonly FieldProblem[] =>
  now?.value.problems ?? []

interface Props {
  reply: PageContentStream
  stop?: string | undefined
  frame?: (asking: ReactNode) => ReactNode
  /** True if the result contains the frame of the page. */
  isWholePage?: boolean
}

export async function Answer({
  reply: { soon: now, later },
  stop,
  frame = (asking) => asking,
  isWholePage = false,
}: Props) {
  if (now)
    return (
      <>
        <StillLoading isAboveFrame={isWholePage} />
        {now.value.shown}
      </>
    )
  const { start } = await thisPage()
  return (
    <>
      <WholePage />
      <div role="status" className="sr-only">
        <Suspense fallback={null}>
          <Came later={later} />
        </Suspense>
      </div>
      <Suspense fallback={frame(<Asking stop={stop ?? start} />)}>
        <Late later={later} isWholePage={isWholePage} />
      </Suspense>
    </>
  )
}

interface PageProps extends Required<Pick<Props, 'frame'>>, Pick<Props, 'stop' | 'isWholePage'> {
  page: Promise<ReactNode>
}

export async function AnswerPage({ page, ...props }: PageProps) {
  return <Answer reply={await startStream(page.then((content) => ({ shown: content })))} {...props} />
}

interface FramedProps extends Pick<Props, 'stop'> {
  page: Promise<ReactNode>
  heading: ReactNode
  dropped?: readonly string[]
}

export const FramedAnswer = ({ heading, dropped = [], ...props }: FramedProps) => (
  <PageFrame width="full">
    <DroppedNotice dropped={dropped} />
    <AnswerPage
      {...props}
      frame={(asking) => (
        <>
          {heading}
          {asking}
        </>
      )}
    />
  </PageFrame>
)

async function Late({ later, isWholePage }: { later: Promise<PageContent>; isWholePage: boolean }) {
  const { problems = [], shown: content } = await later
  return (
    <>
      <ErrorSummary problems={problems} />
      <StillLoading isAboveFrame={isWholePage} />
      {content}
    </>
  )
}

async function Came({ later }: { later: Promise<unknown> }) {
  await later
  return texts.came
}

const Asking = ({ stop }: { stop: string }) => (
  <section
    aria-label={texts.region}
    aria-busy="true"
    className="mb-6 min-h-96 rounded-panel border border-line bg-surface p-4 sm:p-6 print:hidden"
  >
    <WaitingLine />
    {/* This is a link instead of a button: without scripting, following it stops the loading of this page and
        its requests. */}
    <a href={stop} className="inline-flex min-h-11 items-center">
      {texts.stop}
    </a>
  </section>
)
