import 'server-only'
import type { ComponentProps } from 'react'
import { ProblemNotice as Notice } from '@/components/provenance/problem-notice'
import { connectors } from '@/connectors'
import type { Problem } from '@/lib/connector/errors'
import { defineTexts } from '@/lib/language/define-texts'
import { readingScope } from '../read/reading-scope'
import { Press } from './press'
import type { SourceCall } from './question'

const texts = defineTexts('act.problem-notice', { again: 'Try again', busy: 'Asking again…' })

export function ProblemNotice(props: ComponentProps<typeof Notice>) {
  const { problem, retry } = props
  const question = questionBehind(problem)
  if (!retry || !question) return <Notice {...props} />
  return (
    <Notice
      {...props}
      again={
        <Press question={question} href={retry} stays busy={texts.busy}>
          {texts.again}
        </Press>
      }
    />
  )
}

/**
 * Returns undefined if the problem comes from no call of this page, or from a method that visitors cannot
 * call.
 */
function questionBehind(problem: Problem): SourceCall | undefined {
  const behind = readingScope().requests.find(({ ended }) => ended?.ok === false && ended.error === problem)
  if (!behind || !Object.hasOwn(connectors, behind.connector)) return undefined
  const { connector, method, params } = behind
  return Object.hasOwn(connectors[connector as keyof typeof connectors].methods, method)
    ? { connector, method, params }
    : undefined
}
