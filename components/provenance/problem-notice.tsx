import type { ReactNode } from 'react'
import type { Problem, RecordKeeper } from '@/lib/connector/errors'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { Rich } from '../ui/page/rich'
import { adviceFor, describeProblem } from './problem-advice'

interface Props {
  problem: Problem
  /** A sentence about results that are not affected, such as "The section below is from another source." */
  stillStands?: ReactNode
  retry?: string
  again?: ReactNode
  instead?: { href: string; label: string }
}

const texts = defineTexts('provenance.problem-notice', {
  again: 'Try again',
  reload: 'Reload',
  keeper: (name: string) =>
    `Whether there is a record is not known. Whom to ask: <page>the publisher’s page for ${name}</page>`,
  reference: 'Reference: <code/>',
})

export function ProblemNotice({ problem, stillStands, retry, again, instead }: Props) {
  if (problem.isWaiting)
    return <WaitingNotice message={problem.message} stillStands={stillStands} reload={retry} />
  const { headline, mayPass } = adviceFor[problem.code]
  const control = mayPass && retry ? { href: retry, label: texts.again } : instead
  return (
    <Notice kind={problem.code === 'internal' || mayPass ? 'bad' : 'warn'} title={headline}>
      <p>{describeProblem(problem)}</p>
      {problem.keeper && <Keeper keeper={problem.keeper} />}
      <Issues problem={problem} />
      {stillStands && <p>{stillStands}</p>}
      {problem.reference && (
        <p>
          <Rich text={texts.reference} parts={{ code: () => <code>{problem.reference}</code> }} />
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

const Keeper = ({ keeper: { name, page } }: { keeper: RecordKeeper }) => (
  <p>
    <Rich
      text={texts.keeper(translate(name))}
      parts={{
        page: (words) => (
          <a href={page} className="wrap-anywhere">
            {words}
          </a>
        ),
      }}
    />
  </p>
)

function WaitingNotice({
  message,
  stillStands,
  reload,
}: Pick<Props, 'stillStands'> & { message: string; reload?: string | undefined }) {
  return (
    <Notice kind="info">
      <p>{translate(message)}</p>
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
          {translate(text)}
        </li>
      ))}
    </ul>
  )
}
