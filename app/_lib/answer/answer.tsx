import { type ReactNode, Suspense } from 'react'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { soon } from '../read/patience'
import { thisPage } from '../read/this-page'
import { WholePage } from './streamed'
import { AskingLine, StillWaiting } from './waiting'

const texts = {
  region: 'Answer',
  stop: 'Stop and change the question',
  came: 'The answer is below.',
}

/** What a page makes of its sources' answers: nothing of it waits any more, but what streams by itself. */
export interface Answered {
  /** What the person must mend, known only from an answer. */
  problems?: readonly FieldProblem[]
  shown: ReactNode
  /** What can be done with the answer, at the head of the page. */
  actions?: ReactNode
}

/** There before the frame is sent, or later. */
export interface Reply {
  soon: { value: Answered } | undefined
  later: Promise<Answered>
}

/** Waits for the grace of the frame, no longer: what the page says above its answer may use what is there by then. */
export async function begin(later: Promise<Answered>): Promise<Reply> {
  // A failure of ours is thrown where the answer is shown.
  later.catch(() => {})
  return { soon: await soon(later), later }
}

/** What is known in time to stand above the form. */
export const problemsOf = ({ soon: now }: Reply): readonly FieldProblem[] => now?.value.problems ?? []

interface Props {
  reply: Reply
  /** Where the question can be changed; left out: the page without its question. */
  stop?: string | undefined
  /** What stands around the words “Asking …” until the answer comes, where the answer brings its own heading. */
  frame?: (asking: ReactNode) => ReactNode
  /** The answer brings the frame of its page too, so that nothing stands in one before it. */
  isWholePage?: boolean
}

/** The part of a page that waits for sources. It never holds the frame, and says whom it waits for. */
export async function Answer({
  reply: { soon: now, later },
  stop,
  frame = (asking) => asking,
  isWholePage = false,
}: Props) {
  if (now)
    return (
      <>
        <StillWaiting isAboveFrame={isWholePage} />
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

/** A page that is another one for each answer: it comes whole, and until then its frame is there. */
export async function AnswerPage({ page, ...props }: PageProps) {
  return <Answer reply={await begin(page.then((shown) => ({ shown })))} {...props} />
}

interface FramedProps extends Pick<Props, 'stop'> {
  page: Promise<ReactNode>
  /** Until the answer comes, which brings its own. */
  heading: ReactNode
  dropped?: readonly string[]
}

/** The same in the column of a page, below a heading. */
export const FramedAnswer = ({ heading, dropped = [], ...props }: FramedProps) => (
  <PageFrame>
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

/** What came too late for the head of the page is said here. */
async function Late({ later, isWholePage }: { later: Promise<Answered>; isWholePage: boolean }) {
  const { problems = [], shown } = await later
  return (
    <>
      <ErrorSummary problems={problems} />
      <StillWaiting isAboveFrame={isWholePage} />
      {shown}
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
    <AskingLine />
    {/* A link ends the loading of this page, and with it the question; it needs no script. */}
    <a href={stop} className="inline-flex min-h-11 items-center">
      {texts.stop}
    </a>
  </section>
)
