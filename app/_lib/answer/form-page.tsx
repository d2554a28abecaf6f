import type { ReactNode } from 'react'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { Answer, type PageContentStream, problemsOf } from './page-stream'

export type FieldErrors = Readonly<Record<string, string>>

interface Props {
  width?: 'page' | 'full'
  heading?: ReactNode
  dropped: Parameters<typeof DroppedNotice>[0]['dropped']
  errors?: FieldErrors
  reply?: PageContentStream | undefined
  form?: (errors: FieldErrors) => ReactNode
  question?: ReactNode
  children?: ReactNode
  below?: ReactNode
}

export function FormPage({
  heading,
  dropped,
  errors = {},
  reply,
  width = reply ? 'full' : 'page',
  form,
  question,
  children,
  below,
}: Props) {
  const problems = [...toProblems(errors), ...(reply ? problemsOf(reply) : [])]
  return (
    <PageFrame width={width}>
      <ErrorSummary problems={problems} />
      {heading}
      <DroppedNotice dropped={dropped} />
      {form?.(toErrors(problems))}
      {children}
      {reply && (
        <Answer
          reply={reply}
          frame={(asking) => (
            <>
              {question}
              {asking}
            </>
          )}
        />
      )}
      {below}
    </PageFrame>
  )
}

export const toErrors = (problems: readonly FieldProblem[]): FieldErrors =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

export const toProblems = (errors: FieldErrors): FieldProblem[] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }))
