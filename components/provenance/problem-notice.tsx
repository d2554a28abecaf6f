import type { ReactNode } from 'react'
import type { Problem } from '@/lib/connector/errors'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { adviceFor, describeProblem } from './problem-advice'

interface Props {
  problem: Problem
  /** What is not affected: "The section below is from another source and still stands." */
  stillStands?: ReactNode
  /** This very page again; offered only where asking again can succeed. */
  retry?: string
  /** What asks again without leaving the page, in place of the link to it. */
  again?: ReactNode
  /** The one control where asking again cannot succeed, such as a link back to the question. */
  instead?: { href: string; label: string }
}

const texts = { reload: 'Reload' }

/** What happened, what still stands, one control. */
export function ProblemNotice({ problem, stillStands, retry, again, instead }: Props) {
  if (problem.isWaiting)
    return <WaitingNotice message={problem.message} stillStands={stillStands} reload={retry} />
  const { headline, mayPass } = adviceFor[problem.code]
  const control = mayPass && retry ? { href: retry, label: 'Try again' } : instead
  return (
    <Notice kind={problem.code === 'internal' || mayPass ? 'bad' : 'warn'} title={headline}>
      <p>{describeProblem(problem)}</p>
      <Issues problem={problem} />
      {stillStands && <p>{stillStands}</p>}
      {problem.reference && (
        <p>
          Reference: <code>{problem.reference}</code>
        </p>
      )}
      {mayPass && again ? (
        <div className="mt-2">{again}</div>
      ) : (
        control && (
          <p className="mt-2">
            <ButtonLink href={control.href}>{control.label}</ButtonLink>
          </p>
        )
      )}
    </Notice>
  )
}

/** Nothing failed: the answer may be there when the page is loaded again, which the page says above it. */
function WaitingNotice({
  message,
  stillStands,
  reload,
}: Pick<Props, 'stillStands'> & { message: string; reload?: string | undefined }) {
  return (
    <Notice kind="info">
      <p>{message}</p>
      {stillStands && <p>{stillStands}</p>}
      {reload && (
        <p className="mt-2">
          <ButtonLink href={reload}>{texts.reload}</ButtonLink>
        </p>
      )}
    </Notice>
  )
}

function Issues({ problem: { issues, message } }: { problem: Problem }) {
  const further = issues.filter((issue) => !message.includes(issue.message))
  if (further.length === 0) return null
  return (
    <ul className="list-disc pl-6">
      {further.map(({ path, message: text }) => (
        <li key={`${path} ${text}`}>
          {path && <code>{path}: </code>}
          {text}
        </li>
      ))}
    </ul>
  )
}
