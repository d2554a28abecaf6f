import { Panel } from '@/components/ui/panel'
import type { Question } from '@/lib/survey/legal-description'
import { type LandUrl, landHref } from './url'

interface Props {
  url: LandUrl
  question: { question: string; field?: Question['field']; choices?: Question['choices'] }
}

/** One thing the text leaves open, with the possible answers as links. Without any, the message at the field says it all. */
export function OpenQuestion({ url, question: { question, field, choices } }: Props) {
  if (!field || !choices) return null
  return (
    <Panel id="question" title="One question first">
      <p className="mb-3">{question}</p>
      <ul className="grid gap-1">
        {choices.map(({ label, value }) => (
          <li key={value}>
            <a
              href={landHref({ ...url, answers: { ...url.answers, [field]: value } })}
              className="inline-flex min-h-11 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
