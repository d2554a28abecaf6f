import type { ReactNode } from 'react'
import { Answer, problemsOf, type Reply } from '@/app/_lib/answer/answer'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'

interface Props {
  reply: Reply
  /** What of the link could not be read. */
  dropped: readonly string[]
  /** Left out: the question and the answer bring their own. */
  heading?: ReactNode
  question: ReactNode
}

/** The question stands there until the answer is known, which brings it again where something must be mended. */
export const QuestionPage = ({ reply, dropped, heading, question }: Props) => (
  <PageFrame>
    <ErrorSummary problems={problemsOf(reply)} />
    {heading}
    <DroppedNotice dropped={dropped} />
    <Answer
      reply={reply}
      frame={(asking) => (
        <>
          {question}
          {asking}
        </>
      )}
    />
  </PageFrame>
)
