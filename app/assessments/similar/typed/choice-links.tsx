import { LinkItems } from '@/components/ui/link-items'
import { type AssessmentsUrl, assessmentsHref } from '../../url'
import type { SimilarChoice } from '../look-up'
import { replaceTyped } from './typed-addresses'

const parts = { similar: 'similar', sold: 'sales' } as const

interface Props {
  choices: readonly SimilarChoice[]
  url: AssessmentsUrl
  field: keyof typeof parts
  line: string
}

export function ChoiceLinks({ choices, url, field, line }: Props) {
  const links = choices.map(({ label }) => ({
    label,
    href: `${assessmentsHref('evidence', { ...url, [field]: replaceTyped(url[field], line, label) })}#${parts[field]}`,
  }))
  return (
    <ul>
      <LinkItems links={links} />
    </ul>
  )
}
